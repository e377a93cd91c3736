import { useTranslation } from '@tawseel/i18n';
import { useCallback, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { LinkButton } from '../button/button.tsx';
import { Page, PageHeader } from '../frame/page.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import type { RowEdit, RowRemoval, RowView } from '../row-dialogs/row-dialogs.types.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { Column, EmptyText, ListResult, RowAction, Selection } from '../table/table.types.ts';
import { ListToolbar, type ListSearch } from './list-toolbar.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useEmptyNow } from './use-empty-now.tsx';
import type { ListState } from './use-list-state.ts';

export interface ListScreenProps<Row, Input extends FieldValues, Output extends object> {
  title: string;
  /** One quiet line below the title. */
  subtitle?: ReactNode;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Search, sorting and filters, from `useListState`. */
  state: ListState;
  /** The rows of `state.query`. */
  list: ListResult<Row>;
  /** Text of the empty list, in the exact words of the screen, and what to do next. */
  empty: EmptyText;
  search?: ListSearch;
  /** Whether Loading... appears beside the count during every request, also while previous rows are shown. */
  hasLoadingText?: boolean;
  /** The screen that creates a row. */
  create?: { to: string; label: string };
  view?: RowView<Row>;
  edit?: RowEdit<Row, Input, Output>;
  remove?: RowRemoval<Row>;
  /** Additional row actions, between Edit and Delete. */
  actions?: (row: Row) => readonly RowAction[];
  /** Additional buttons of the screen, before the one that creates a row. */
  headerActions?: ReactNode;
  selection?: Selection;
  /** Actions for the selected rows. */
  selectionActions?: readonly RowAction[];
  /** Content between header and list: a form, totals. */
  children?: ReactNode;
}

type Open<Row> = { dialog: 'view' | 'edit' | 'remove'; row: Row };

/** A list screen built from columns, fields and translations. */
export function ListScreen<Row, Input extends FieldValues = FieldValues, Output extends object = object>(
  props: ListScreenProps<Row, Input, Output>,
) {
  const {
    title,
    subtitle,
    columns,
    rowKey,
    state,
    list,
    empty,
    search,
    create,
    view,
    edit,
    remove,
    selection,
  } = props;
  const { t } = useTranslation('base');
  const [open, setOpen] = useState<Open<Row>>();
  const close = () => setOpen(undefined);

  const createLink = create && (
    <LinkButton to={create.to} variant="primary">
      <Icon path={icons.plus} />
      {create.label}
    </LinkButton>
  );
  const { actions } = props;
  const viewLabel = view && t('view');
  const editLabel = edit && (edit.label ?? t('edit'));
  const isEditable = edit?.isPossible;
  const removeLabel = remove && t('delete');
  // Stable while its values are equal, so that the rows do not render again with every letter of a search.
  const rowActions = useCallback(
    (row: Row): RowAction[] => {
      const opens = (dialog: Open<Row>['dialog']) => () => setOpen({ dialog, row });
      return [
        ...(viewLabel ? [{ label: viewLabel, onSelect: opens('view') }] : []),
        ...(editLabel
          ? [{ label: editLabel, isDisabled: isEditable?.(row) === false, onSelect: opens('edit') }]
          : []),
        ...(actions?.(row) ?? []),
        ...(removeLabel ? [{ label: removeLabel, isDanger: true, onSelect: opens('remove') }] : []),
      ];
    },
    [viewLabel, editLabel, isEditable, actions, removeLabel],
  );
  const emptyNow = useEmptyNow(state, { ...empty, action: empty.action ?? createLink });
  // Shows the row as it is now, after changes of others.
  const rowNow = open && list.rows.find((row) => rowKey(row) === rowKey(open.row));
  return (
    <Page>
      <PageHeader
        title={title}
        {...(subtitle !== undefined && { subtitle })}
        actions={
          <>
            {props.headerActions}
            {createLink}
          </>
        }
      />
      {props.children}
      <ListToolbar state={state} search={search} list={list} hasLoadingText={props.hasLoadingText} />
      <DataTable
        caption={title}
        columns={columns}
        rowKey={rowKey}
        list={list}
        empty={emptyNow}
        sort={state.sort}
        onSort={state.setSort}
        actions={view || edit || remove || actions ? rowActions : undefined}
        selection={selection}
      />
      {selection && props.selectionActions && (
        <SelectionBar selection={selection} actions={props.selectionActions} />
      )}
      {open && (
        <RowDialog
          dialog={open.dialog}
          row={rowNow ?? open.row}
          view={view}
          edit={edit}
          remove={remove}
          onClose={close}
        />
      )}
    </Page>
  );
}
