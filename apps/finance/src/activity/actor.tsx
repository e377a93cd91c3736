import type { AuditEntry } from '@tawseel/api-client/activity';
import { useTranslation } from '@tawseel/i18n';

/** Author of a change: the person, or the kind of account where the entry names nobody. */
export function Actor({ entry: { actor, person } }: { entry: AuditEntry }) {
  const { t } = useTranslation('finance');
  return person ? <bdi>{person}</bdi> : t(`activity:audit_entry.values.actor.${actor}`);
}
