import { useTranslation } from '@tawseel/i18n';

const known = {
  statuses: ['active', 'inactive', 'suspended', 'expired'],
  types: ['standard', 'premium', 'monthly', 'yearly'],
} as const;

/** Translates the provider's statuses and subscription types; an unknown value is shown as received. */
export function useKnownWords(): (kind: keyof typeof known, value: string) => string {
  const { t } = useTranslation('shell');
  return (kind, value) => {
    const name = known[kind].find((candidate) => candidate === value.trim().toLowerCase());
    return name === undefined ? value : t(`company.${kind}.${name}`);
  };
}
