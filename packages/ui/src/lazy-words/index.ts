export { withWords, type LoadWords } from './lazy-words.tsx';
