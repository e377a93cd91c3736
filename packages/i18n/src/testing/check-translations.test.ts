import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTranslations } from './check-translations.ts';
import { expectSameKeys } from './same-keys.ts';

describe('expectSameWords', () => {
  test('equal keys, placeholders and plural forms pass', () => {
    const forms = { n_zero: 'ا', n_one: 'ا', n_two: 'ا', n_few: '{{count}} ا', n_many: 'ا', n_other: 'ا' };
    expect(() =>
      expectSameKeys({ a: { b: 'x' }, n_one: 'one', n_other: '{{count}}' }, { a: { b: 'س' }, ...forms }),
    ).not.toThrow();
  });

  test.each([
    ['a key one language lacks', { a: 'x', b: 'y' }, { a: 'س' }, /b: not in Arabic/],
    ['an Arabic text with a Latin word', { a: 'Save row' }, { a: 'احفظ row' }, /a: "row" in Arabic/],
    [
      'a bare date in an Arabic text',
      { a: 'On {{date}}' },
      { a: 'في {{date}}' },
      /a: date without isolation/,
    ],
    ['an empty text', { a: 'x' }, { a: ' ' }, /a: empty in ar/],
    [
      'another placeholder',
      { a: '{{name}}' },
      { a: '{{row}}' },
      /a: \{\{name\}\} in English, \{\{row\}\} in Arabic/,
    ],
    [
      'a lacking plural form',
      { n_one: '1', n_other: '2' },
      { n_one: '1', n_other: '2' },
      /no plural form "few" in ar/,
    ],
  ])('%s fails', (_name, en, ar, message) => {
    expect(() => expectSameKeys(en, ar)).toThrow(message);
  });
});

describe('checkTranslations', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'words-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function check(source: string) {
    writeFileSync(join(folder, 'page.tsx'), source);
    writeFileSync(join(folder, 'page.test.tsx'), `t('only.in.a.test')`);
    const translations = { title: 'x', status: { Active: 'x', 'In Transit': 'x' } };
    return () =>
      checkTranslations({ en: translations, ar: translations, sources: [folder], namespace: 'fleet' });
  }
  const uses = "t('title'); t('base:save'); t(`status.${row.status}`);";

  test('translations that are all used, by literal or template, pass', () => {
    const translations = { title: 'x', status: { Active: 'x' } };
    writeFileSync(join(folder, 'page.tsx'), uses);
    expect(() => checkTranslations({ en: translations, ar: translations, sources: [folder] })).not.toThrow();
  });

  test('a used key without a translation fails', () => {
    expect(check(`${uses} t('heading')`)).toThrow(/heading: asked for, but has no words/);
    expect(check(`${uses} t("fleet:heading")`)).toThrow(/heading: asked for/);
  });

  test('an unused key fails', () => {
    expect(check("t('title')")).toThrow(/status\.Active: used nowhere/);
  });
});
