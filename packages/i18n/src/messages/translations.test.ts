import { baseEn } from '../words/base.en.ts';
import { addMessages, createI18n } from './create-i18n.ts';
import { translationOf } from './translations.ts';

test('a text is cached with its parameters', () => {
  const i18n = createI18n({
    base: baseEn,
    language: 'en',
    namespaces: { fleet: { title: 'Drivers', one: 'Driver {{name}}' } },
  });
  const { t } = translationOf(i18n, 'fleet');
  expect([t('title'), t('save')]).toEqual(['Drivers', 'Save']);
  expect(t('one', { name: 'Omar' })).toBe('Driver Omar');
  i18n.addResource('en', 'fleet', 'title', 'Others');
  i18n.addResource('en', 'fleet', 'one', 'The driver {{name}}');
  expect(t('title')).toBe('Drivers');
  expect([t('one', { name: 'Omar' }), t('one', { name: 'Ali' })]).toEqual(['Driver Omar', 'The driver Ali']);
});

test('texts of many rows leave the cache again', () => {
  const i18n = createI18n({
    base: baseEn,
    language: 'en',
    namespaces: { fleet: { one: 'Driver {{name}}' } },
  });
  const { t } = translationOf(i18n, 'fleet');
  expect(t('one', { name: 'Omar' })).toBe('Driver Omar');
  i18n.addResource('en', 'fleet', 'one', 'The driver {{name}}');
  for (let name = 0; name <= 2_000; name += 1) t('one', { name });
  expect(t('one', { name: 'Omar' })).toBe('The driver Omar');
});

test('the function is stable until translations are added', () => {
  const i18n = createI18n({ base: baseEn, language: 'en' });
  const before = translationOf(i18n, 'fleet');
  expect(translationOf(i18n, 'fleet')).toBe(before);
  expect(before.t('view')).toBe('View');
  addMessages(i18n, 'fleet', { view: 'Look at it' });
  expect(translationOf(i18n, 'fleet').t('view')).toBe('Look at it');
});
