import { checkTranslations } from '@tawseel/i18n/testing';
import ar from './ar.json';
import en from './en.json';

test('both languages have every translation key that the shell uses', () => {
  expect(() => checkTranslations({ en, ar, sources: ['apps/shell/src'], namespace: 'shell' })).not.toThrow();
});
