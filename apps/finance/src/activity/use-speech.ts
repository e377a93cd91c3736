import type { Speech } from '@tawseel/api-client/activity';
import { useFormat, useTranslation } from '@tawseel/i18n';

/** Formats and words of the page's language, for sentences of the audit log. */
export function useSpeech(): Speech {
  const { t, i18n } = useTranslation('finance');
  const format = useFormat();
  const word = (path: string) => (i18n.exists(`activity:${path}`) ? t(`activity:${path}`) : undefined);
  return { format, word };
}
