import { useTranslation } from '@tawseel/i18n';
import { plainText } from '@tawseel/i18n/text';
import { useMemo } from 'react';
import * as z from 'zod/mini';

/** Field of a code of the authenticator app, with digits of either script, and its schema. */
export function useTotpCode() {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      schema: z.object({
        code: z
          .string({ error: 'required' })
          .check(z.overwrite(plainText), z.regex(/^\s*\d{3}\s?\d{3}\s*$/, t('factor:sixDigits'))),
      }),
      field: {
        name: 'code',
        kind: 'phone',
        label: t('factor:totp'),
        hint: t('factor:totpHint'),
        autoComplete: 'one-time-code',
      } as const,
    }),
    [t],
  );
}
