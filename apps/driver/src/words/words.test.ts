import path from 'node:path';
import { checkTranslations } from '@tawseel/i18n/testing';
import { words as ar } from './ar.ts';
import { words as en } from './en.ts';

test('both languages have exactly the translations that the screens use', () => {
  const sources = [path.join(import.meta.dirname, '..')];
  expect(() => checkTranslations({ en, ar, sources, namespace: 'driver' })).not.toThrow();
});
