import { readDay } from './day.ts';
import { plainNumber, plainText } from './digits.ts';
import { foldText } from './fold.ts';

/**
 * A phone number of Jordan in any of its notations: `079 123 4567`, `+962 79-123-4567`, `00962791234567`. Rows have one of them,
 * and the digits after the country code or the 0 are the same in all.
 */
const jordanNumber = /(^|\s)\(?(?:(?:\+|00)?962[\s()-]*0?|0)((?:[\s()-]*\d){8,9})(?=\s|$)/g;

/** Punctuation that a copied word has around it, except the signs of a number. */
const around = /^[#№([{<«"“”.,،:;؛*]+|[)\]}>»"“”.,،:;؛!?؟*]+$/g;

function numberForms(word: string): string[] {
  const number = plainNumber(word);
  if (/^[-+]?\d[\d,]*(\.\d*)?$/.test(number)) return [number.replace(/[,+]/g, '')];
  const day = /\D/.test(word) && readDay(word);
  if (day) return [day];
  const digits = word.replace(/-/g, '');
  const isPhone = digits !== word && /^\d{8,15}$/.test(digits);
  return isPhone ? [digits] : [];
}

/** Names that are written as one word or as two: عبدالله, ابوخليل, نورالدين, alzaid. */
function separated(word: string): string[] {
  const parts = [
    /^(عبد|ابو)(\p{L}{3,})$/u.exec(word),
    /^(\p{L}{2,})(ال\p{L}{2,})$/u.exec(word),
    /^([ae]l)-?(\p{L}{3,})$/u.exec(word),
  ];
  return parts.flatMap((match) => {
    const [, first = '', second = ''] = match ?? [];
    if (!match) return [];
    return /^[ae]l$/.test(first)
      ? [`${first} ${second}`, `${first}-${second}`, first + second]
      : [`${first} ${second}`];
  });
}

/** Both seats of a hamza before a waw: مسؤول and مسئول, شؤون and شئون. */
function hamzaSeats(word: string): string[] {
  return /[ؤئ]و/.test(word) ? [word.replaceAll('ئو', 'ؤو'), word.replaceAll('ؤو', 'ئو')].map(foldText) : [];
}

/** A word as it is folded, and every other spelling of it that a row may have. */
function spellings(word: string): string[] {
  const folded = foldText(word);
  const bare = folded.replace(around, '');
  const forms = [folded, ...(/[\p{L}\p{N}]/u.test(bare) ? [bare] : [])];
  const hyphenated = /\p{L}-\p{L}/u.test(bare) ? [bare.replaceAll('-', ' '), bare.replaceAll('-', '')] : [];
  return [
    ...new Set([
      ...forms,
      ...forms.flatMap(numberForms),
      ...separated(bare),
      ...hyphenated,
      ...hamzaSeats(word),
    ]),
  ].filter((form) => form !== '');
}

/** The folded words of a search, each with all spellings that match it. */
export function searchWords(search: string): string[][] {
  return plainText(search)
    .normalize('NFC')
    .replace(jordanNumber, (number, before: string, national: string) => {
      const digits = national.replace(/[\s()-]/g, '');
      return /^(7\d{8}|[2-6]\d{7})$/.test(digits) ? before + digits : number;
    })
    .split(/\s+/)
    .map(spellings)
    .filter((forms) => forms.length > 0);
}

/** Whether every word of `search` occurs in one of `values`, folded. */
export function matchesSearch(search: string, values: readonly string[]): boolean {
  const haystack = foldText(values.join(' '));
  return searchWords(search).every((word) => word.some((spelling) => haystack.includes(spelling)));
}
