import { checkTranslations } from '@tawseel/i18n/testing';
import ar from './ar.json';
import en from './en.json';

test('both languages have exactly the translations that the screens use', () => {
  expect(() =>
    checkTranslations({ en, ar, sources: ['apps/merchants/src'], namespace: 'merchants' }),
  ).not.toThrow();
});
