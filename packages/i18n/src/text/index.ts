export { asText } from './as-text.ts';
export { isDay } from './day.ts';
export { latinDigits, plainNumber } from './digits.ts';
export { foldText, matchesSearch, searchWords } from './fold.ts';
