import { valueKeys } from '@tawseel/api-client';
import { company } from '@tawseel/api-client/company';
import { useTranslation } from '@tawseel/i18n';

const types = Object.fromEntries(
  ['standard', 'premium', 'monthly', 'yearly'].map((type) => [type, `company:types.${type}`]),
);
const statusKeys = Object.fromEntries(
  Object.entries(valueKeys('company', company, 'status')).map(([status, key]) => [status.toLowerCase(), key]),
);

/** Translates the provider's statuses and subscription types; an unknown value is shown as received. */
export function useKnownWords() {
  const { t } = useTranslation();
  const wordOf = (words: Readonly<Record<string, string>>, value: string | null | undefined) => {
    const word = words[(value ?? '').trim().toLowerCase()];
    return word === undefined ? value : t(word);
  };
  return {
    typeOf: (value: string | null | undefined) => wordOf(types, value),
    statusOf: (value: string | null | undefined) => wordOf(statusKeys, value),
  };
}
