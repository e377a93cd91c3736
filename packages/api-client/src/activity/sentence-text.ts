import type { Language } from '@tawseel/i18n';
import { formatsOf } from '@tawseel/i18n/formats';
import { labels } from '../labels/labels.ts';
import { sentenceOf, type SaidEntry, type Speech } from './sentence.ts';

/** The formats and the words of a language, where no page has loaded them. */
export function speechOf(language: Language): Speech {
  return {
    format: formatsOf(language),
    word(path) {
      const [entity = '', part, name = '', value = ''] = path.split('.');
      const texts = labels[language].get(entity);
      return part === 'fields' ? texts?.fields[name] : texts?.values?.[name]?.[value];
    },
  };
}

/** An entry of the audit log as one sentence, without marks of direction. */
export function sentenceText(entry: SaidEntry, language: Language): string {
  const { name, values } = sentenceOf(entry, speechOf(language));
  const text = labels[language].get('sentence')?.texts?.[name] ?? name;
  return text
    .replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => values[value] ?? '—')
    .replaceAll(/[\u2068\u2069]/g, '');
}
