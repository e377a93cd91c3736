import { latinDigits, plainNumber } from './digits.ts';

/**
 * Text as search compares it: lower case, Latin digits, and one letter for the forms Arabic writers use
 * interchangeably (alef forms, ta marbuta, alef maqsura, hamza seats); diacritics and tatweel are dropped, white space
 * is one space. The database folds the same way, see `fold_text` of the API's migrations.
 */
export function foldText(value: string): string {
  return latinDigits(value)
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640\u06D6-\u06ED]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A folded word, and a number also as data holds it: without what screens and people set between its digits. */
function spellings(word: string): string[] {
  const number = plainNumber(word);
  const held = /^[-+]?\d[\d,]*(\.\d*)?$/.test(number) ? number.replace(/[,+]/g, '') : word;
  return held === word ? [word] : [word, held];
}

/** The words of a search, folded, each in all spellings that it is found by. */
export function searchWords(search: string): string[][] {
  return foldText(search)
    .split(' ')
    .filter((word) => word !== '')
    .map(spellings);
}

/** Whether every word of `search` occurs in one of `values`, folded. */
export function matchesSearch(search: string, values: readonly string[]): boolean {
  const haystack = foldText(values.join(' '));
  return searchWords(search).every((word) => word.some((spelling) => haystack.includes(spelling)));
}
