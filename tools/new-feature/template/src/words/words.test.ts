import { checkTranslations } from '@tawseel/i18n/testing';
import ar from './ar.json';
import en from './en.json';

test('both languages have the words that the screens ask for', () => {
  expect(() =>
    checkTranslations({ en, ar, sources: ['apps/feature-name/src'], namespace: 'feature-name' }),
  ).not.toThrow();
});
