import { baseEn } from '../words/base.en.ts';
import { addMessages, createI18n } from './create-i18n.ts';
import { translationOf } from './translations.ts';

test('a text without parameters is cached, one with parameters is not', () => {
  const i18n = createI18n({
    base: baseEn,
    language: 'en',
    namespaces: { fleet: { title: 'Drivers', one: 'Driver {{name}}' } },
  });
  const { t } = translationOf(i18n, 'fleet');
  expect([t('title'), t('save')]).toEqual(['Drivers', 'Save']);
  i18n.addResource('en', 'fleet', 'title', 'Others');
  i18n.addResource('en', 'fleet', 'one', 'The driver {{name}}');
  expect(t('title')).toBe('Drivers');
  expect([t('one', { name: 'Omar' }), t('one', { name: 'Ali' })]).toEqual([
    'The driver Omar',
    'The driver Ali',
  ]);
});

test('the function is stable until translations are added', () => {
  const i18n = createI18n({ base: baseEn, language: 'en' });
  const before = translationOf(i18n, 'fleet');
  expect(translationOf(i18n, 'fleet')).toBe(before);
  expect(before.t('view')).toBe('View');
  addMessages(i18n, 'fleet', { view: 'Look at it' });
  expect(translationOf(i18n, 'fleet').t('view')).toBe('Look at it');
});
