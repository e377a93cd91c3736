import { ApiError } from '@tawseel/api-client';
import {
  merchantMoneyUpdate,
  useMerchantMoneyUpdate,
  type Merchant,
  type MerchantMoneyUpdate,
} from '@tawseel/api-client/merchants';
import { useTranslation } from '@tawseel/i18n';
import { Button, media, MoneyField, useToast } from '@tawseel/ui';
import { useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { failureOf } from '../failures/failure.ts';

const Root = styled.form`
  display: flex;
  align-items: start;
  gap: 8px;
  min-inline-size: 15rem;
  padding-block: 4px;
  white-space: normal;

  > div {
    flex: 1;
    max-inline-size: 14rem;
    text-align: start;
  }

  > button {
    block-size: 38px;
  }

  ${media.phone} {
    > button {
      block-size: 44px;
    }
  }
`;

/** Faults that this screen has its own words for. */
const noAmount = new Set(['required', 'number', 'negative']);

/** Sets a merchant's balance from the one that was on show when the new one was begun. */
export function BalanceForm({ merchant }: { merchant: Merchant }) {
  const { t } = useTranslation('merchants');
  const toast = useToast();
  const update = useMerchantMoneyUpdate();
  const [amount, setAmount] = useState<number>();
  const [seen, setSeen] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const type = (next: number | undefined) => {
    setAmount(next);
    setFault(undefined);
    // A change made meanwhile is not what the administrator reckoned with.
    if (next === undefined) setSeen(undefined);
    else setSeen((known) => known ?? merchant.money_orders);
  };

  async function save(input: MerchantMoneyUpdate) {
    setIsSaving(true);
    try {
      await update(input);
      type(undefined);
      toast.success(t('balances.updated'));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'changed') {
        // The list shows the balance as it is now; what is typed is set against that one next.
        setSeen(undefined);
        setFault(t('balances.changed'));
      } else {
        const failure = failureOf(error, {
          unanswered: t('balances.updateError'),
          refused: (message) => t('balances.updateFailed', { message }),
        });
        setFault(failure.message);
        toast.failure(failure.message);
      }
    } finally {
      setIsSaving(false);
    }
  }

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const input = {
      merchant_id: merchant.merchant_id,
      money_orders: amount,
      expected_money_orders: seen ?? merchant.money_orders,
    };
    const checked = merchantMoneyUpdate.safeParse(input);
    if (checked.success) return void save(checked.data);
    const [issue] = checked.error.issues;
    const message = issue?.message ?? 'number';
    setFault(noAmount.has(message) ? t('balances.invalid') : message);
  };

  return (
    <Root noValidate onSubmit={submit}>
      <MoneyField
        label={t('balances.newOf', { name: merchant.full_name })}
        isLabelHidden
        value={amount}
        onChange={type}
        fault={fault}
      />
      <Button
        type="submit"
        isBusy={isSaving}
        aria-label={t('balances.updateOf', { name: merchant.full_name })}
      >
        {t('base:update')}
      </Button>
    </Root>
  );
}
