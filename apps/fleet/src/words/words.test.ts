import { checkTranslations } from '@tawseel/i18n/testing';
import { readdirSync } from 'node:fs';
import { words as handoversAr } from '../handovers/words/ar.ts';
import { words as handoversEn } from '../handovers/words/en.ts';
import { words as ledgerAr } from '../ledger/words/ar.ts';
import { words as ledgerEn } from '../ledger/words/en.ts';
import { words as ar } from './ar.ts';
import { words as en } from './en.ts';

test('both languages have exactly the translations that the screens use', () => {
  const folders = readdirSync('apps/fleet/src').filter((name) => name !== 'handovers' && name !== 'ledger');
  const screens = folders.map((name) => `apps/fleet/src/${name}`);
  const sources = [...screens, 'packages/api-client/src/deletion-blockers'];
  expect(() => checkTranslations({ en, ar, sources, namespace: 'fleet' })).not.toThrow();
  const handovers = { sources: ['apps/fleet/src/handovers'], namespace: 'handovers' };
  const ledger = { sources: ['apps/fleet/src/ledger'], namespace: 'ledger' };
  expect(() => checkTranslations({ en: ledgerEn, ar: ledgerAr, ...ledger })).not.toThrow();
  expect(() => checkTranslations({ en: handoversEn, ar: handoversAr, ...handovers })).not.toThrow();
});
