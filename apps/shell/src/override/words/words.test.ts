import { checkTranslations } from '@tawseel/i18n/testing';
import ar from './ar.json';
import en from './en.json';

test('both languages have every translation key that the override uses', () => {
  const sources = ['apps/shell/src/override'];
  expect(() => checkTranslations({ en, ar, sources, namespace: 'override' })).not.toThrow();
});
