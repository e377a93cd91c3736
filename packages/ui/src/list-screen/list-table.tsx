import { useTranslation } from '@tawseel/i18n';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DataTable, type DataTableProps } from '../table/data-table.tsx';
import type { RowAction } from '../table/table.types.ts';
import { useIsPrinting } from '../theme/use-media.ts';
import { arrangeColumns } from './column-layout.ts';
import { useListScreen } from './list-screen-context.ts';
import { printedCode } from './printed-code.ts';
import { RowDialogs, type OpenDialog, type RowDialogsHandle, type RowDialogsOf } from './row-dialogs.tsx';
import { useEmptyNow } from './use-empty-now.tsx';
import { deletedFilter } from './use-list-state.ts';
import { useRestoring } from './use-restoring.ts';

export interface ListTableProps<Row, Input extends FieldValues, Output extends object> extends Pick<
  DataTableProps<Row>,
  'list' | 'columns' | 'rowKey' | 'empty' | 'selection'
> {
  /** Dialogs of a row; each adds an action to the rows. */
  dialogs?: RowDialogsOf<Row, Input, Output>;
  /** Additional row actions, between Edit and Delete. */
  actions?: ((row: Row) => readonly RowAction[]) | undefined;
}

/** The rows of a list screen, with the actions and dialogs of each. */
export function ListTable<Row, Input extends FieldValues = FieldValues, Output extends object = object>(
  props: ListTableProps<Row, Input, Output>,
) {
  const { dialogs = {}, actions, empty, columns, ...table } = props;
  const { view } = dialogs;
  const edit = dialogs.edit?.save && dialogs.edit;
  const remove = dialogs.remove?.run && dialogs.remove;
  const { t } = useTranslation('base');
  const { title, state } = useListScreen();
  const printed = useIsPrinting() ? printedCode.current() : undefined;
  const shown = arrangeColumns(columns, state.layout);
  const isOfDeleted = state.textOf(deletedFilter.name) !== '';
  const restore = useRestoring(isOfDeleted ? dialogs.remove?.undo : dialogs.restore, table.rowKey);
  const handle = useRef<RowDialogsHandle<Row>>(null);
  // Taken out of `dialogs`, another object in each render: rows do not render again while these values stay.
  const viewLabel = view && t('view');
  const editLabel = edit && (edit.label ?? t('edit'));
  const refusal = edit?.refusal;
  const quickIcon = edit?.quickIcon;
  const removeLabel = remove && t('delete');
  const removeRefusal = remove?.refusal;
  const rowActions = (row: Row): RowAction[] => {
    const opens = (dialog: OpenDialog<Row>['dialog']) => () => handle.current?.open({ dialog, row });
    const viewing = viewLabel ? [{ label: viewLabel, onSelect: opens('view') }] : [];
    if (isOfDeleted) return restore ? [...viewing, restore(row)] : viewing;
    return [
      ...viewing,
      ...(editLabel
        ? [{ label: editLabel, quickIcon, reason: refusal?.(row), onSelect: opens('edit') }]
        : []),
      ...(actions?.(row) ?? []),
      ...(restore ? [restore(row)] : []),
      ...(removeLabel
        ? [{ label: removeLabel, isDanger: true, reason: removeRefusal?.(row), onSelect: opens('remove') }]
        : []),
    ];
  };
  return (
    <>
      <DataTable
        {...table}
        columns={shown}
        caption={title}
        printedHead={printed && <printed.PrintedHead title={title} list={table.list} state={state} />}
        empty={useEmptyNow(empty)}
        sort={state.sort}
        onSort={state.setSort}
        actions={view || edit || remove || restore || actions ? rowActions : undefined}
      />
      <RowDialogs
        ref={handle}
        rows={table.list.rows}
        isLoading={table.list.isLoading}
        rowKey={table.rowKey}
        {...{ view, edit, remove }}
      />
    </>
  );
}
