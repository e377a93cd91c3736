import { checkTranslations } from '@tawseel/i18n/testing';
import { words as ar } from './ar.ts';
import { words as en } from './en.ts';

test('both languages have exactly the translations that the screens use', () => {
  const sources = ['apps/merchants/src', 'packages/api-client/src/deletion-blockers'];
  expect(() => checkTranslations({ en, ar, sources, namespace: 'merchants' })).not.toThrow();
});
