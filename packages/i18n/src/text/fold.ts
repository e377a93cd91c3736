import { plainText } from './digits.ts';

const letters = new Map(
  [
    ['ا', 'ٱٲٳ'],
    ['ه', 'ةەہھۃ'],
    ['ي', 'ىیېے'],
    ['ك', 'کڪ'],
    ['σ', 'ς'],
    ['-', '\u2010\u2012\u2013\u2014\u2015\u2212'],
  ].flatMap(([letter = '', forms = '']) => Array.from(forms, (form) => [form, letter] as const)),
);

const letterForms = new RegExp(`[${[...letters.keys()].join('')}]`, 'g');

/**
 * Folds text for search and comparison: lower case, Latin digits, one letter for the forms that writers use interchangeably (alef
 * forms, ta marbuta, alef maqsura, hamza seats, Persian keyboards), no accents, diacritics, tatweel, apostrophes or invisible
 * characters, single spaces. The database's `fold_text` in the API's migrations must fold the same way.
 */
export function foldText(value: string): string {
  return plainText(value)
    .replace(/['`\u00B4\u02B9\u02BB-\u02BF\u2018-\u201B\u2032\uFF07]/g, '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u064B-\u065F\u0670\u0640\u06D6-\u06ED]/g, '')
    .toLowerCase()
    .replace(letterForms, (form) => letters.get(form) ?? form)
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Folds a wording that stands for one of few things, such as a payment type: as {@link foldText}, and without spaces, dashes and
 * punctuation. A wording without letters or digits, such as "💵", stays as it is.
 */
export function foldWording(value: string): string {
  const folded = foldText(value);
  return folded.replace(/[^\p{L}\p{N}]/gu, '') || folded;
}
