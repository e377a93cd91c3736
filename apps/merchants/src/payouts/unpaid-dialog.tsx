import { useList } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { type PayoutMerchant, unpaidLine } from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf } from '@tawseel/ui';
import { ListDialog } from '@tawseel/ui/list-dialog';

const columns = columnsOf(
  'merchants',
  unpaidLine,
  ['happened_at', 'reference', 'kind', 'name_customer', 'city_order', 'price', 'fee', 'amount', 'state'],
  {
    reference: { kind: 'id', isPrimary: true },
    kind: { kind: 'text' },
    amount: { isBrief: true },
    state: { tones: { Due: 'good', 'Not due': 'attention ring' } },
  },
);

/** Movements of a merchant that no payout pays yet. */
export function UnpaidDialog({ merchant, onClose }: { merchant: PayoutMerchant; onClose: () => void }) {
  const { t } = useTranslation();
  const view = { filter: { merchant_id: merchant.merchant_id } };
  const list = useList(unpaidLine, view);
  const run = useListExport('unpaid-lines', view);
  return (
    <ListDialog
      title={t('merchants:payouts.unpaidOf', { name: merchant.full_name })}
      width="62.5rem"
      columns={columns}
      rowKey={({ posting_id }) => String(posting_id)}
      list={list}
      run={run}
      empty={{ text: t('merchants:payouts.unpaidEmpty') }}
      onClose={onClose}
    />
  );
}
