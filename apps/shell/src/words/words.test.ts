import { checkTranslations } from '@tawseel/i18n/testing';
import { shell as ar } from './ar.ts';
import { company } from './company.ts';
import { dashboard } from './dashboard.ts';
import { shell as en } from './en.ts';
import { factor } from './factor.ts';
import { newVersion } from './new-version.ts';
import { overdraft } from './overdraft.ts';
import { people } from './people.ts';
import { privacy } from './privacy.ts';

test.each([
  ['shell', { en, ar }, ['']],
  ['company', company, ['company']],
  ['dashboard', dashboard, ['home']],
  ['factor', factor, ['factor']],
  ['newVersion', newVersion, ['console/new-version.tsx']],
  ['overdraft', overdraft, ['overdraft']],
  ['people', people, ['account', 'invitation', 'staff']],
  ['privacy', privacy, ['privacy']],
] as const)('both languages have every translation key that is used of %s', (namespace, words, folders) => {
  const sources = folders.map((folder) => `apps/shell/src/${folder}`);
  expect(() => checkTranslations({ ...words, sources, namespace })).not.toThrow();
});
