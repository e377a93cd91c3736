import type { OrderMoney } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { Details, Money } from '@tawseel/ui';

const labels = {
  merchant_balance: 'merchant',
  driver_order_money: 'cash',
  driver_commission: 'commission',
  clearing: 'clearing',
  fees: 'fees',
} as const;

/** The amounts other than 0; an older server does not have all of them. */
export function postedOf(amounts: OrderMoney) {
  const names = ['merchant_balance', 'driver_order_money', 'driver_commission', 'clearing', 'fees'] as const;
  return names.flatMap((name) => (amounts[name] ? [{ label: labels[name], amount: amounts[name] }] : []));
}

interface PostedAmountsProps {
  amounts: OrderMoney;
  /** Whether the amounts are those of one order or of many. */
  whose: 'one' | 'many';
}

/** Amounts that ended orders posted: to the balances of merchant and driver, to clearing, and the company's fees. */
export function PostedAmounts({ amounts, whose }: PostedAmountsProps) {
  const { t } = useTranslation('merchants');
  return (
    <Details
      items={postedOf(amounts).map(({ label, amount }) => ({
        label: t(`orders.stays.${whose}.${label}`),
        value: <Money value={amount} />,
      }))}
    />
  );
}
