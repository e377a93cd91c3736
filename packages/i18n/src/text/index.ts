export { asText } from './as-text.ts';
export { isDay } from './day.ts';
export { latinDigits, plainNumber, plainText } from './digits.ts';
export { foldText, matchesSearch, searchWords } from './fold.ts';
