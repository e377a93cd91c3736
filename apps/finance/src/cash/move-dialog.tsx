import { useCan, useMay, type List, type Send } from '@tawseel/api-client';
import {
  balanceOf,
  moneyMove,
  moneyPlaces,
  type CashPosition,
  type MoneyMove,
} from '@tawseel/api-client/books';
import { sumOf } from '@tawseel/api-client/fils';
import { useTranslation } from '@tawseel/i18n';
import { Details, Money, Notice } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';

export interface MoveDialogProps {
  cash: List<CashPosition>;
  move: Send<MoneyMove>;
  onClose: () => void;
}

function amountOf(value: unknown) {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** Moves money between the cash box, the bank and clearing; shows both balances after it. */
export function MoveDialog({ cash, move, onClose }: MoveDialogProps) {
  const { t } = useTranslation('books');
  const mayOwn = useMay('cash.own');
  const hasOwner = useCan('opening') && mayOwn;
  const wordOf = (account: unknown) =>
    account === 'owner' ? t('move.owner') : t(`cash_position.values.account.${String(account)}`);
  const options = moneyPlaces.flatMap((value) =>
    value === 'owner' && !hasOwner ? [] : [{ value, label: wordOf(value) }],
  );
  const balance = (account: unknown) => balanceOf(cash, String(account));
  const after = (account: unknown, ...changes: number[]) => ({
    label: t('move.after', { account: wordOf(account) }),
    value: <Money value={sumOf([balance(account), ...changes])} />,
  });
  // Less in the cash box is asked about once the move is sent.
  const isTooMuch = (account: unknown, amount: number) =>
    account !== 'owner' && amount > Math.max(balance(account) ?? amount, 0);
  return (
    <FormDialog
      title={t('move.title')}
      subject="money move"
      schema={moneyMove}
      columns={2}
      width="56.25rem"
      defaults={{ from: 'cash_box', to: 'bank' }}
      fields={[
        { name: 'from', kind: 'select', label: t('move.from'), options },
        { name: 'to', kind: 'select', label: t('move.to'), options },
        { name: 'amount', kind: 'money', label: t('move.amount') },
        { name: 'fee', kind: 'money', label: t('move.fee'), hint: t('move.feeHint'), isOptional: true },
        { name: 'reason', kind: 'text', label: t('move.reason'), isOptional: true, isWide: true },
      ]}
      renderSummary={({ from, to, amount, fee }) => (
        <>
          <Details
            items={[
              ...(from && from !== 'owner' ? [after(from, -amountOf(amount))] : []),
              ...(to && to !== 'owner' && to !== from ? [after(to, amountOf(amount), -amountOf(fee))] : []),
            ]}
          />
          {Boolean(from) && isTooMuch(from, amountOf(amount)) && (
            <Notice tone="attention">{t('move.tooMuch', { account: wordOf(from) })}</Notice>
          )}
        </>
      )}
      submitLabel={t('move.title')}
      onSubmit={move}
      done={t('move.done')}
      onClose={onClose}
    />
  );
}
