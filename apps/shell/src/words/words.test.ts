import { checkTranslations } from '@tawseel/i18n/testing';
import { shell as ar } from './ar.ts';
import { shell as en } from './en.ts';

test('both languages have every translation key that the shell uses', () => {
  expect(() => checkTranslations({ en, ar, sources: ['apps/shell/src'], namespace: 'shell' })).not.toThrow();
});
