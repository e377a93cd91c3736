import { columnsOf } from '@tawseel/api-client';
import { ledgerEntry, type LedgerEntry } from '@tawseel/api-client/ledger';
import { useTranslation } from '@tawseel/i18n';
import { DataTable, Dialog, DialogActions, ExportButton, type ListResult, type RunExport } from '@tawseel/ui';
import { styled } from 'styled-components';

export interface LedgerDialogProps {
  title: string;
  list: ListResult<LedgerEntry>;
  /** Writes the file of the list. */
  run: RunExport;
  onClose: () => void;
}

/** Only the table scrolls. */
const Room = styled.div`
  [data-scroller] {
    max-block-size: max(14rem, calc(80dvh - 7.5rem));
  }
`;

const columns = columnsOf(
  'merchants',
  ledgerEntry,
  ['happened_at', 'reason', 'reference', 'amount_from', 'delta', 'amount_to', 'admin_id'],
  {
    happened_at: { kind: 'dateTime', isPrimary: true },
    reference: { kind: 'id' },
    delta: { isSigned: true },
  },
);

/** Every change of a balance with time, reason, old and new value and author, newest first. */
export function LedgerDialog({ title, list, run, onClose }: LedgerDialogProps) {
  const { t } = useTranslation('merchants');
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
      {list.rows.length > 0 && (
        <DialogActions>
          <ExportButton title={title} list={list} run={run} />
        </DialogActions>
      )}
    </Dialog>
  );
}
