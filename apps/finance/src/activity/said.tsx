import { sentenceOf, type AuditEntry } from '@tawseel/api-client/activity';
import { useTranslation } from '@tawseel/i18n';
import { Sentence } from '@tawseel/ui';
import { useSpeech } from './use-speech.ts';

/** An entry in a sentence: who did what to which record. */
export function Said({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('finance');
  const { name, values } = sentenceOf(entry, useSpeech());
  return <Sentence text={t(`activity:sentence.texts.${name}`, values)} />;
}
