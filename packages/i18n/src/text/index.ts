export { asText } from './as-text.ts';
export { isDay, readDay } from './day.ts';
export { latinDigits, plainNumber, plainText } from './digits.ts';
export { foldText, foldWording } from './fold.ts';
export { isBlank, visibleText } from './invisible.ts';
export { matchesSearch, searchWords } from './search-words.ts';
