import { useTranslation } from '@tawseel/i18n';

const known = {
  statuses: ['active', 'inactive', 'suspended', 'expired'],
  types: ['standard', 'premium', 'monthly', 'yearly'],
} as const;

/** Words of the values that the provider gives statuses and types of subscriptions; one that is not known stays as it came. */
export function useKnownWords(): (kind: keyof typeof known, value: string) => string {
  const { t } = useTranslation('shell');
  return (kind, value) => {
    const name = known[kind].find((candidate) => candidate === value.trim().toLowerCase());
    return name === undefined ? value : t(`company.${kind}.${name}`);
  };
}
