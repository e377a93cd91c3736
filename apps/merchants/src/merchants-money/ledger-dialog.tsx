import type { LedgerEntry } from '@tawseel/api-client/ledger';
import { useTranslation } from '@tawseel/i18n';
import { DataTable, Dialog, Money, type Column, type ListResult } from '@tawseel/ui';
import { styled } from 'styled-components';

export interface LedgerDialogProps {
  title: string;
  list: ListResult<LedgerEntry>;
  onClose: () => void;
}

const reasons = ['opening', 'adjustment', 'payout', 'settlement', 'delivered', 'returned'];

/** Only the table scrolls. */
const Room = styled.div`
  [data-scroller] {
    max-block-size: max(14rem, calc(80dvh - 7.5rem));
  }
`;

function useColumns(): Column<LedgerEntry>[] {
  const { t } = useTranslation('merchants');
  const reasonOf = ({ reason }: LedgerEntry) =>
    reasons.includes(reason) ? t(`ledger.reason.${reason}`) : reason;
  return [
    { key: 'happened_at', header: t('ledger.when'), kind: 'dateTime', isPrimary: true },
    { key: 'reason', header: t('ledger.why'), value: reasonOf },
    { key: 'reference', header: t('ledger.reference'), kind: 'id' },
    { key: 'amount_from', header: t('base:from'), kind: 'money' },
    {
      key: 'delta',
      header: t('ledger.change'),
      align: 'end',
      render: ({ delta }) => <Money value={delta} unit="none" isSigned />,
    },
    { key: 'amount_to', header: t('base:to'), kind: 'money' },
    {
      key: 'admin_id',
      header: t('ledger.who'),
      value: ({ admin_id }) => (admin_id === 'system' ? t('ledger.system') : admin_id),
    },
  ];
}

/** Every change of a balance with time, reason, old and new value and author, newest first. */
export function LedgerDialog({ title, list, onClose }: LedgerDialogProps) {
  const { t } = useTranslation('merchants');
  const columns = useColumns();
  return (
    <Dialog title={title} width="920px" onClose={onClose}>
      <Room>
        <DataTable
          caption={title}
          columns={columns}
          rowKey={({ entry_id }) => String(entry_id)}
          list={list}
          empty={{ text: t('ledger.empty'), hint: t('ledger.emptyHint') }}
        />
      </Room>
    </Dialog>
  );
}
