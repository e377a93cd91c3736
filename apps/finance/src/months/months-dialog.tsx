import { useListExport, type ExportedList } from '@tawseel/api-client/exports';
import { useTranslation } from '@tawseel/i18n';
import { Button, type Column, type ListResult } from '@tawseel/ui';
import { ListDialog } from '@tawseel/ui/list-dialog';

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
  const { empty, exported, ...shown } = props;
  const { t } = useTranslation('finance');
  const run = useListExport(exported, {});
  return (
    <ListDialog {...shown} rowKey={({ month }) => month} run={run} empty={{ text: empty }}>
      <Button variant="primary" onClick={props.onClose}>
        {t('base:close')}
      </Button>
    </ListDialog>
  );
}
