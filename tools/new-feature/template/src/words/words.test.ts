import { checkTranslations } from '@tawseel/i18n/testing';
import { words as ar } from './ar.ts';
import { words as en } from './en.ts';

test('both languages have exactly the translations that the screens use', () => {
  expect(() =>
    checkTranslations({ en, ar, sources: ['apps/feature-name/src'], namespace: 'feature-name' }),
  ).not.toThrow();
});
