import { columnsOf } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { unpaidLine, useUnpaidLines, type PayoutMerchant } from '@tawseel/api-client/payouts';
import { useTranslation } from '@tawseel/i18n';
import { DataTable, Dialog, DialogActions, ExportButton } from '@tawseel/ui';

const columns = columnsOf(
  'payouts',
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
  const list = useUnpaidLines(view);
  const run = useListExport('unpaid-lines', view);
  const title = t('payouts:unpaidOf', { name: merchant.full_name });
  return (
    <Dialog title={title} width="1000px" onClose={onClose}>
      <DataTable
        caption={title}
        columns={columns}
        rowKey={({ posting_id }) => String(posting_id)}
        list={list}
        empty={{ text: t('payouts:unpaidEmpty') }}
      />
      {list.rows.length > 0 && (
        <DialogActions>
          <ExportButton title={title} list={list} run={run} />
        </DialogActions>
      )}
    </Dialog>
  );
}
