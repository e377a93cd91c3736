import {
  usePasskeyCreation,
  usePasskeyOptions,
  usePasskeyRemoval,
  type AccountFactor,
} from '@tawseel/api-client/factors';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Sentence } from '@tawseel/ui';
import { ConfirmDialog, FormDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';
import * as z from 'zod/mini';
import { createPasskey, hasPasskeys } from '../factor/passkey.ts';
import { Buttons, Parts, Things } from './account.styles.ts';
import { ChangingCard } from './changing-card.tsx';
import type { FactorCardProps } from './factor-card.tsx';

const naming = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong:60')),
});

/** The person's passkeys: add with a name, remove. */
export function PasskeysCard({ factor, onChanged }: FactorCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const readOptions = usePasskeyOptions();
  const create = usePasskeyCreation();
  const remove = usePasskeyRemoval();
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<AccountFactor['passkeys'][number]>();

  async function add({ name }: { name: string }) {
    const options = (await readOptions?.({}))?.data;
    const response =
      options &&
      (await createPasskey(options).catch(() => {
        throw new Error(t('people:passkeys.notCreated'));
      }));
    if (response) onChanged((await create?.({ name, response }))?.data.recovery_codes ?? []);
  }

  return (
    <ChangingCard title={t('people:passkeys.title')}>
      <Parts>
        <p>{t('people:passkeys.why')}</p>
        {factor.passkeys.length > 0 && (
          <Things>
            {factor.passkeys.map((passkey) => (
              <li key={passkey.passkey_id}>
                <div>
                  <b>
                    <bdi>{passkey.name}</bdi>
                  </b>
                  <small>
                    <Sentence
                      text={[
                        t('people:passkeys.added', { date: format.day(passkey.created_at) }),
                        ...(passkey.last_used_at
                          ? [t('people:passkeys.used', { date: format.dateTime(passkey.last_used_at) })]
                          : []),
                      ].join(' · ')}
                    />
                  </small>
                </div>
                <Button
                  size="small"
                  aria-label={t('people:passkeys.removeOne', { name: passkey.name })}
                  onClick={() => setRemoved(passkey)}
                >
                  {t('people:passkeys.remove')}
                </Button>
              </li>
            ))}
          </Things>
        )}
        {hasPasskeys() ? (
          <Buttons>
            <Button onClick={() => setIsAdding(true)}>{t('people:passkeys.add')}</Button>
          </Buttons>
        ) : (
          <p>{t('people:passkeys.unsupported')}</p>
        )}
      </Parts>
      {isAdding && (
        <FormDialog
          title={t('people:passkeys.add')}
          schema={naming}
          fields={[
            {
              name: 'name',
              kind: 'text',
              label: t('people:passkeys.name'),
              hint: t('people:passkeys.nameHint'),
            },
          ]}
          onSubmit={add}
          submitLabel={t('people:passkeys.create')}
          done={t('people:passkeys.created')}
          onClose={() => setIsAdding(false)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={t('people:passkeys.remove')}
          question={t('people:passkeys.removeQuestion', { name: removed.name })}
          confirmLabel={t('people:passkeys.remove')}
          busyLabel={t('base:deleting')}
          isDanger
          onConfirm={async () => {
            await remove?.({ passkey_id: removed.passkey_id });
            onChanged([]);
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </ChangingCard>
  );
}
