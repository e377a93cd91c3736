import type { Send } from '@tawseel/api-client';
import {
  openingAccounts,
  typedOpening,
  type OpeningAccount,
  type OpeningBalance,
  type OpeningPosting,
} from '@tawseel/api-client/books';
import { useTranslation } from '@tawseel/i18n';
import { Button, Details, Dialog, loadChoices, Money, useToast } from '@tawseel/ui';
import { Choice } from '@tawseel/ui/choice';
import { UnsavedQuestion } from '@tawseel/ui/dialogs';
import { Form } from '@tawseel/ui/forms';
import { useState } from 'react';
import { styled } from 'styled-components';

const Body = styled.div`
  display: grid;
  gap: 16px;
`;

/** The rows from which the holder of an account is chosen. */
const holders = {
  driver_cash: loadChoices({ references: 'drivers' }),
  merchant_payable: loadChoices({ references: 'merchants' }),
} as const;

export interface OpeningDialogProps {
  /** Opening money so far. */
  rows: readonly OpeningBalance[];
  post: Send<OpeningPosting>;
  onClose: () => void;
}

/** Sets the opening money of one account after the other, and shows what has been entered. */
export function OpeningDialog({ rows, post, onClose }: OpeningDialogProps) {
  const { t } = useTranslation('books');
  const toast = useToast();
  const [account, setAccount] = useState<OpeningAccount>('cash_box');
  const [waiting, setWaiting] = useState<OpeningAccount | 'close'>();
  const [state, setState] = useState({ isDirty: false, isSaving: false });
  // The server asks for a reason once the opening is closed.
  const [needsReason, setNeedsReason] = useState(false);
  const isHolder = account === 'driver_cash' || account === 'merchant_payable';
  const choices = isHolder ? holders[account] : undefined;
  const present = (holder: unknown) =>
    rows.find((row) => row.account === account && row.holder_id === holder)?.amount;
  const leave = (next: OpeningAccount | 'close') => {
    setWaiting(undefined);
    if (next === 'close') onClose();
    else setAccount(next);
  };
  const request = (next: OpeningAccount | 'close') => (state.isDirty ? setWaiting(next) : leave(next));
  const now = isHolder ? undefined : present('');
  const entered = (
    <Details
      items={rows.map(({ account: of, holder_id, holder_name, amount }) => ({
        label: holder_id ? `${t(`opening.holders.${of}`)}: ${holder_name}` : t(`opening.accounts.${of}`),
        value: <Money value={amount} />,
      }))}
    />
  );
  return (
    <Dialog
      title={t('opening.title')}
      width="56.25rem"
      isLocked={state.isSaving}
      onClose={() => request('close')}
    >
      <Body>
        <p>{t('opening.hint')}</p>
        <div>
          <Choice
            label={t('opening.account')}
            options={openingAccounts.map((value) => ({ value, label: t(`opening.accounts.${value}`) }))}
            value={account}
            disabled={state.isSaving}
            onChange={request}
          />
        </div>
        <Form
          key={`${account} ${now}`}
          subject={`opening ${account}`}
          schema={typedOpening(account)}
          columns={choices ? 2 : 1}
          fields={[
            ...(choices
              ? [
                  {
                    name: 'holder_id',
                    kind: 'choice',
                    label: t(`opening.holders.${account}`),
                    choices,
                  } as const,
                ]
              : []),
            { name: 'amount', kind: 'money', label: t(`opening.amounts.${account}`) },
            ...(needsReason
              ? [{ name: 'reason', kind: 'text', label: t('opening.reason'), isWide: true } as const]
              : []),
          ]}
          {...(now !== undefined && { defaults: { amount: now } })}
          {...(rows.length > 0 && { renderSummary: () => entered })}
          onSubmit={({ holder_id, amount, reason = '' }) =>
            post({
              lines: [
                {
                  account,
                  ...(holder_id !== undefined && { holder_id }),
                  amount,
                  expected: present(holder_id ?? '') ?? 0,
                },
              ],
              reason,
            })
          }
          onFailure={(failure) => {
            if ('reason' in failure.fields) setNeedsReason(true);
            return failure;
          }}
          onSuccess={() => toast.success(t('opening.done'))}
          onStateChange={setState}
          resetOnSuccess={isHolder}
          align="end"
          actions={<Button onClick={() => request('close')}>{t('base:close')}</Button>}
        />
      </Body>
      {waiting && <UnsavedQuestion onClose={() => setWaiting(undefined)} onLeave={() => leave(waiting)} />}
    </Dialog>
  );
}
