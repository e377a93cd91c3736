import type { List, Send } from '@tawseel/api-client';
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
  const wordOf = (account: unknown) => t(`cash_position.values.account.${String(account)}`);
  const options = moneyPlaces.map((value) => ({ value, label: wordOf(value) }));
  const balance = (account: unknown) => balanceOf(cash, String(account));
  const after = (account: unknown, ...changes: number[]) => ({
    label: t('move.after', { account: wordOf(account) }),
    value: <Money value={sumOf([balance(account), ...changes])} />,
  });
  // Such a move is not refused: the cash box may be negative until it is counted.
  const isTooMuch = (account: unknown, amount: number) => amount > Math.max(balance(account) ?? amount, 0);
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
              ...(from ? [after(from, -amountOf(amount))] : []),
              ...(to && to !== from ? [after(to, amountOf(amount), -amountOf(fee))] : []),
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
