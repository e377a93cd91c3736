export { isDay } from './day.ts';
export { latinDigits } from './digits.ts';
export { foldText, matchesSearch } from './fold.ts';
