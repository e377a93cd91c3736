import type { JournalLine } from '@tawseel/api-client/books';
import { useTranslation } from '@tawseel/i18n';
import { Ltr } from '@tawseel/ui';

/** The person who posted the entry; the account if the entry names no person. */
export function Person({ line: { person, admin_id } }: { line: Pick<JournalLine, 'person' | 'admin_id'> }) {
  const { t } = useTranslation('books');
  if (person) return <bdi>{person}</bdi>;
  return admin_id === 'system' ? t('journal.system') : <Ltr>{admin_id}</Ltr>;
}
