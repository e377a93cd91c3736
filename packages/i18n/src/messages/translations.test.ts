import { baseEn } from '../words/base.en.ts';
import { addMessages, createI18n } from './create-i18n.ts';
import { translationOf } from './translations.ts';

test('a text is cached, its values are not', () => {
  const i18n = createI18n({
    base: baseEn,
    language: 'en',
    namespaces: {
      fleet: {
        title: 'Drivers',
        one: 'Driver {{name}}',
        found_one: '{{count}} row',
        found_other: '{{count}} rows',
      },
    },
  });
  const { t } = translationOf(i18n, 'fleet');
  expect([t('title'), t('save')]).toEqual(['Drivers', 'Save']);
  i18n.addResource('en', 'fleet', 'title', 'Others');
  expect(t('title')).toBe('Drivers');
  expect([t('one', { name: 'Omar' }), t('one', { name: 'Ali' })]).toEqual(['Driver Omar', 'Driver Ali']);
  expect([t('found', { count: 1 }), t('found', { count: 2 })]).toEqual(['1 row', '2 rows']);
  expect(t('one', { name: '<b>{{name}} $& $t(save)' })).toBe('Driver <b>{{name}} $& $t(save)');
});

test('the function is stable until translations are added', () => {
  const i18n = createI18n({ base: baseEn, language: 'en' });
  const before = translationOf(i18n, 'fleet');
  expect(translationOf(i18n, 'fleet')).toBe(before);
  expect(before.t('view')).toBe('View');
  addMessages(i18n, 'fleet', { view: 'Look at it' });
  expect(translationOf(i18n, 'fleet').t('view')).toBe('Look at it');
});
