import { checkTranslations } from '@tawseel/i18n/testing';
import ar from './ar.json';
import en from './en.json';

test('both languages have the words that the shell asks for', () => {
  expect(() => checkTranslations({ en, ar, sources: ['apps/shell/src'], namespace: 'shell' })).not.toThrow();
});
