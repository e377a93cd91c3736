import { checkTranslations } from '@tawseel/i18n/testing';
import { shell as ar } from './ar.ts';
import { shell as en } from './en.ts';
import { people as peopleAr } from './people.ar.ts';
import { people as peopleEn } from './people.en.ts';

test('both languages have every translation key that the shell uses', () => {
  expect(() => checkTranslations({ en, ar, sources: ['apps/shell/src'], namespace: 'shell' })).not.toThrow();
});

test('both languages have every translation key that the pages of accounts use', () => {
  const sources = ['account', 'factor', 'invitation', 'staff'].map((name) => `apps/shell/src/${name}`);
  const words = { en: peopleEn, ar: peopleAr, namespace: 'people' };
  expect(() => checkTranslations({ ...words, sources })).not.toThrow();
});
