export { withBundledWords } from './bundled-words.tsx';
export { withWords, type LoadWords } from './lazy-words.tsx';
