import { auditLabels as auditAr } from '@tawseel/api-client/labels/ar';
import { auditLabels as auditEn } from '@tawseel/api-client/labels/en';
import { checkTranslations } from '@tawseel/i18n/testing';
import { readdirSync } from 'node:fs';
import { words as ar } from './ar.ts';
import { words as booksAr } from './books-ar.ts';
import { words as booksEn } from './books-en.ts';
import { words as en } from './en.ts';

const folder = 'apps/finance/src';

const booksSources = ['cash', 'journal', 'order-money', 'home-money'].map((name) => `${folder}/${name}`);

const sources = readdirSync(folder)
  .map((name) => `${folder}/${name}`)
  .filter((path) => !booksSources.includes(path) && path !== `${folder}/feature.ts`);

test.each([
  { namespace: 'finance', sources, en, ar },
  { namespace: 'books', sources: booksSources, en: booksEn, ar: booksAr },
  { namespace: 'activity', sources: [`${folder}/activity`], en: auditEn, ar: auditAr },
])('both languages have exactly the translations of $namespace that the screens use', (words) => {
  expect(() => checkTranslations(words)).not.toThrow();
});
