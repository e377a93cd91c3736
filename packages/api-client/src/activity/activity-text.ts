export { recordChange } from './record-change.ts';
export { sentenceText } from './sentence-text.ts';
