import { expectSameKeys } from '../testing/same-keys.ts';
import { baseAr } from '../words/base.ar.ts';
import { baseEn } from '../words/base.en.ts';
import { addMessages, createI18n } from './create-i18n.ts';

test('base translations are available at once', () => {
  expect(createI18n({ base: baseEn, language: 'en' }).t('save')).toBe('Save');
  expect(createI18n({ base: baseAr, language: 'ar' }).t('save')).toBe('حفظ');
});

test('a namespace can be added at or after creation, and falls back to the base', () => {
  const i18n = createI18n({ base: baseAr, language: 'ar', namespaces: { fleet: { drivers: 'السائقون' } } });
  expect(i18n.t('fleet:drivers')).toBe('السائقون');
  addMessages(i18n, 'finance', { profit: { net: 'صافي الربح' } });
  expect(i18n.getFixedT('ar', 'finance')('profit.net')).toBe('صافي الربح');
  expect(i18n.getFixedT('ar', 'finance')('cancel')).toBe('إلغاء');
});

test('Arabic has all six plural forms', () => {
  const { t } = createI18n({ base: baseAr, language: 'ar' });
  const messages = [0, 1, 2, 3, 11, 100].map((count) => t('results', { count, number: String(count) }));
  expect(messages).toEqual(['لا نتائج', 'نتيجة واحدة', 'نتيجتان', '3 نتائج', '11 نتيجة', '100 نتيجة']);
});

test('a missing key logs an error to the console', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  createI18n({ base: baseEn, language: 'en' }).t('nonsense');
  expect(error).toHaveBeenCalledWith('No translation of "nonsense" of "base" in en');
  error.mockRestore();
});

test('both languages have the same keys', () => {
  expectSameKeys(baseEn, baseAr);
});
