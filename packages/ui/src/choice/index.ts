export { Choice } from './choice.tsx';
export { LanguageChoice } from './language-choice.tsx';
export { useStoredChoice } from './use-stored-choice.ts';
