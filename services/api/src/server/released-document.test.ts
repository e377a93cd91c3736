import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import released from '../../openapi.json' with { type: 'json' };
import { unannouncedChanges } from '../openapi/compatibility/compare-documents.ts';
import { readDocument } from '../openapi/document.ts';
import { servedDocument } from './served-document.ts';

test('this version serves the clients of the last release', async () => {
  const versions = { released: readDocument(released), present: await servedDocument() };
  expect(unannouncedChanges(versions)).toEqual([]);
});

test('the released document is that of the newest release in the changelog', () => {
  const changelog = readFileSync(join(__dirname, '../../../../CHANGELOG.md'), 'utf8');
  const [, version] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  expect(released.info.version).toBe(version);
});
