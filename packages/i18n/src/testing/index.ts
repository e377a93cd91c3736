export { checkWords, type WordsCheck } from './check-words.ts';
export { expectSameWords } from './same-words.ts';
