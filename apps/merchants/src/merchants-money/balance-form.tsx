import { ApiError } from '@tawseel/api-client';
import { merchantMoneyUpdate, type Merchant, type MerchantMoneyUpdate } from '@tawseel/api-client/merchants';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, media, MoneyField, useToast } from '@tawseel/ui';
import { useRef, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useBalanceDraft, type BalanceDraft } from './balance-drafts.ts';
import { useBalances } from './balances-context.ts';

const Root = styled.form`
  display: flex;
  align-items: start;
  gap: 8px;
  min-inline-size: 11rem;
  padding-block: 4px;
  white-space: normal;

  > div {
    flex: 1;
    max-inline-size: 14rem;
    text-align: start;
  }

  > button {
    block-size: 2.375rem;
  }

  ${media.phone} {
    min-inline-size: 0;

    > div {
      max-inline-size: none;
    }

    > button {
      block-size: 2.75rem;
    }
  }
`;

/** Errors for which this screen has its own texts. */
const noAmount = new Set(['required', 'number', 'negative']);

/** Sets a merchant's balance against the one that was shown when the input started. */
export function BalanceForm({ merchant }: { merchant: Merchant }) {
  const { drafts, update } = useBalances();
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { merchant_id: id, full_name: name, money_orders: balance } = merchant;
  const { amount, seen, fault, isSaving = false } = useBalanceDraft(drafts, id);

  const type = (next: number | undefined) => {
    // Keeps the balance from the start of the input: the administrator has not seen a later change.
    drafts.change(id, {
      amount: next,
      seen: next === undefined ? next : (seen ?? balance),
      fault: undefined,
    });
  };

  /** Error of the row after a failed update, and the balance that the next attempt is based on. */
  const draftAfter = (error: unknown): BalanceDraft => {
    if (!(error instanceof ApiError && error.isRejection)) return { fault: t('balances.updateError') };
    const now = error.current.money_orders;
    if (now !== undefined) return { seen: now, fault: t('balances.changed', { balance: format.money(now) }) };
    return { fault: t('balances.updateFailed', { message: error.message }) };
  };

  async function save(input: MerchantMoneyUpdate) {
    drafts.change(id, { isSaving: true, fault: undefined });
    try {
      await update(input);
      drafts.clear(id);
      toast.success(t('balances.updated'));
    } catch (error) {
      const draft = draftAfter(error);
      drafts.change(id, { ...draft, isSaving: false });
      const isGone = error instanceof ApiError && error.code === 'not_found';
      if (isGone) drafts.clear(id);
      if (isGone || !drafts.isShown(id))
        toast.failure(t('balances.failedFor', { name, message: draft.fault }));
      // Focus that has moved elsewhere stays there.
      else if (form.current?.contains(document.activeElement)) field.current?.focus();
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A server of the bare contract may send no balance.
    const input = {
      merchant_id: id,
      money_orders: amount,
      expected_money_orders: seen ?? balance ?? undefined,
    };
    const checked = merchantMoneyUpdate.safeParse(input);
    if (checked.success) return void save(checked.data);
    const [issue] = checked.error.issues;
    const message = issue?.message ?? 'number';
    drafts.change(id, { fault: noAmount.has(message) ? t('balances.invalid') : message });
    field.current?.focus();
  };

  return (
    <Root ref={form} noValidate onSubmit={submit}>
      <MoneyField
        ref={field}
        label={t('balances.newOf', { name })}
        isLabelHidden
        value={amount}
        onChange={type}
        readOnly={isSaving}
        fault={fault}
      />
      <Button type="submit" isBusy={isSaving} aria-label={t('balances.updateOf', { name })}>
        {t('base:update')}
      </Button>
    </Root>
  );
}
