export { DocumentHead } from './document-head.tsx';
export { OnScreen } from './on-screen.ts';
export { usePrintWhenReady } from './use-print-when-ready.ts';
export { useWordsIn, type LoadWords, type PrintWords } from './use-words-in.ts';
