import type { Language } from '@tawseel/i18n';
import { Choice } from './choice.tsx';

/** Each language by its own name. */
const options = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
] as const;

interface LanguageChoiceProps {
  label: string;
  value: Language;
  onChange: (language: Language) => void;
}

/** Chooses the language of the console or of a document. */
export function LanguageChoice(props: LanguageChoiceProps) {
  return <Choice {...props} options={options} />;
}
