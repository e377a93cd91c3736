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

/**
 * A phone number behind the country code of Jordan, as chats and call logs write it. Lists have the national number, whose digits
 * after the 0 are the same.
 */
const countryCode = /(^| )(?:\+|00)962[ -]?0?((?:[ -]?\d){8,9})(?= |$)/g;

/** A folded word; for a number, also its plain notation without grouping or, of a phone, without hyphens. */
function spellings(word: string): string[] {
  const number = plainNumber(word);
  const digits = word.replace(/-/g, '');
  const isPhone = digits !== word && /^\d{8,15}$/.test(digits) && !/^\d{4}-\d\d-\d\d$/.test(word);
  const held = /^[-+]?\d[\d,]*(\.\d*)?$/.test(number) ? number.replace(/[,+]/g, '') : word;
  const other = isPhone ? digits : held;
  return other === word ? [word] : [word, other];
}

/** The folded words of a search, each with all spellings that match it. */
export function searchWords(search: string): string[][] {
  return foldText(plainText(search))
    .replace(countryCode, (_, before: string, digits: string) => before + digits.replace(/[ -]/g, ''))
    .split(' ')
    .filter((word) => word !== '')
    .map(spellings);
}

/** Whether every word of `search` occurs in one of `values`, folded. */
export function matchesSearch(search: string, values: readonly string[]): boolean {
  const haystack = foldText(values.join(' '));
  return searchWords(search).every((word) => word.some((spelling) => haystack.includes(spelling)));
}
