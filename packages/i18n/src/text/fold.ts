import { latinDigits, plainNumber, plainText } from './digits.ts';

/**
 * Folds text for search: lower case, Latin digits, one letter for the forms that Arabic writers use interchangeably (alef
 * forms, ta marbuta, alef maqsura, hamza seats), no diacritics or tatweel, single spaces. The database's `fold_text` in the
 * API's migrations must fold the same way.
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

/** A folded word; for a number, also its plain notation without grouping. */
function spellings(word: string): string[] {
  const number = plainNumber(word);
  const held = /^[-+]?\d[\d,]*(\.\d*)?$/.test(number) ? number.replace(/[,+]/g, '') : word;
  return held === word ? [word] : [word, held];
}

/** The folded words of a search, each with all spellings that match it. */
export function searchWords(search: string): string[][] {
  return foldText(plainText(search))
    .split(' ')
    .filter((word) => word !== '')
    .map(spellings);
}

/** Whether every word of `search` occurs in one of `values`, folded. */
export function matchesSearch(search: string, values: readonly string[]): boolean {
  const haystack = foldText(values.join(' '));
  return searchWords(search).every((word) => word.some((spelling) => haystack.includes(spelling)));
}
