import type { Words } from '@tawseel/i18n';
import { checkTranslations } from '@tawseel/i18n/testing';
import { shell as ar } from './ar.ts';
import { words as companyAr } from './company.ar.ts';
import { words as companyEn } from './company.en.ts';
import { shell as en } from './en.ts';
import { words as peopleAr } from './people.ar.ts';
import { words as peopleEn } from './people.en.ts';

test.each<[string, Words, Words, string[]]>([
  ['shell', en, ar, ['']],
  ['company', companyEn, companyAr, ['company']],
  ['people', peopleEn, peopleAr, ['account', 'factor', 'invitation', 'staff']],
])('both languages have every translation key that is used of %s', (...given) => {
  const [namespace, enWords, arWords, folders] = given;
  const sources = folders.map((folder) => `apps/shell/src/${folder}`);
  expect(() => checkTranslations({ en: enWords, ar: arWords, sources, namespace })).not.toThrow();
});
