export { Choice } from './choice.tsx';
export { LanguageChoice } from './language-choice.tsx';
