export { A4 } from './a4.ts';
export { DocumentHead } from './document-head.tsx';
export { OnScreen } from './on-screen.ts';
export { numberPlaces, PageNumbers, type PageNumbersProps } from './page-numbers.ts';
export { PrintButton } from './print-button.tsx';
export { usePrintWhenReady } from './use-print-when-ready.ts';
export type { LoadWords } from '../lazy-words/lazy-words.tsx';
export { useWordsIn, type PrintWords } from './use-words-in.ts';
