import { useListExport, type ExportedList } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import {
  Button,
  DataTable,
  Dialog,
  DialogActions,
  ExportButton,
  type Column,
  type ListResult,
} from '@tawseel/ui';
import { styled } from 'styled-components';

/** The months scroll, the buttons do not. */
const Months = styled.div`
  @media (width >= 700px) {
    [data-scroller] {
      max-block-size: max(12rem, calc(80dvh - 10.5rem));
    }
  }
`;

interface MonthsDialogProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  list: ListResult<Row>;
  /** Text when there are no months. */
  empty: string;
  width: string;
  /** Name of the list in exports. */
  exported: ExportedList;
  onClose: () => void;
}

/** Sums of each month, newest first. */
export function MonthsDialog<Row extends { month: string }>(props: MonthsDialogProps<Row>) {
  const { title, columns, list, empty, width, exported, onClose } = props;
  const { t } = useTranslation('finance');
  const run = useListExport(exported, {});
  return (
    <Dialog title={title} width={width} onClose={onClose}>
      <Months>
        <DataTable
          caption={title}
          columns={columns}
          rowKey={({ month }) => month}
          list={list}
          empty={{ text: empty }}
        />
      </Months>
      <DialogActions>
        {list.rows.length > 0 && <ExportButton title={title} list={list} run={run} />}
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('base:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
