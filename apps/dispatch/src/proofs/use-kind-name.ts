import { driverEventKinds } from '@tawseel/api-client/driver-app';
import { useTranslation } from '@tawseel/i18n';

const known: readonly string[] = driverEventKinds;

/** Returns a function that names what a driver reported; a kind of a newer app has the name that the app gives it, if any. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('dispatch');
  return (kind) => (known.includes(kind) ? t(`reports.kinds.${kind}`) : kind || t('reports.one'));
}
