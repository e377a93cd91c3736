import { useImperativeHandle, useState, type Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFetched } from '../fetched/use-fetched.ts';
import { fetched } from '../prefetch/fetched.ts';
import { useOpenDialog } from '../unsaved/use-open-dialog.ts';
import type { RowEditing, RowRemoval, RowView } from '../row-editing/row-dialogs.types.ts';
import type { Undo } from '../toast/use-done-toast.ts';

/** Code of the dialogs and of restorations. */
export const dialogs = fetched(() => import('../on-demand/dialogs.ts'));

/** The dialogs that a row can open. */
export interface RowDialogsOf<Row, Input extends FieldValues, Output> {
  view?: RowView<Row> | undefined;
  edit?: RowEditing<Row, Input, Output> | undefined;
  remove?: RowRemoval<Row> | undefined;
  /** Restores rows of a list of deleted ones. Default: `undo` of `remove`, while the list shows deleted rows. */
  restore?: Undo<Row> | undefined;
}

export interface OpenDialog<Row> {
  dialog: 'view' | 'edit' | 'remove';
  row: Row;
}

export interface RowDialogsHandle<Row> {
  open: (dialog: OpenDialog<Row>) => void;
}

const isEdit = ({ dialog }: Pick<OpenDialog<unknown>, 'dialog'>) => dialog === 'edit';

interface RowDialogProps<Row, Input extends FieldValues, Output> extends RowDialogsOf<Row, Input, Output> {
  open: OpenDialog<Row>;
  /** The row as it was when the dialog opened. */
  opened: Row;
  subject: string;
  onClose: () => void;
}

/** The dialog that is open for a row. Its code is not part of the page's first load. */
function RowDialog<Row, Input extends FieldValues, Output extends object>(
  props: RowDialogProps<Row, Input, Output>,
) {
  const { open, opened, subject, view, edit, remove, onClose } = props;
  const { dialog, row } = open;
  const loaded = useFetched(dialogs, onClose);
  if (!loaded) return null;
  const shared = { row, onClose };
  if (dialog === 'view') return view && <loaded.ViewDialog view={view} {...shared} />;
  if (dialog === 'edit')
    return edit && <loaded.EditDialog edit={edit} opened={opened} subject={subject} {...shared} />;
  return remove && <loaded.RemoveDialog remove={remove} {...shared} />;
}

interface RowDialogsProps<Row, Input extends FieldValues, Output> extends RowDialogsOf<Row, Input, Output> {
  ref: Ref<RowDialogsHandle<Row>>;
  rows: readonly Row[];
  /** The first rows are loading. */
  isLoading: boolean;
  rowKey: (row: Row) => string;
}

/** Opens dialogs for rows. It holds the state itself: an opened dialog renders neither the screen nor its table again. */
export function RowDialogs<Row, Input extends FieldValues, Output extends object>(
  props: RowDialogsProps<Row, Input, Output>,
) {
  const { ref, rows, isLoading, rowKey, ...of } = props;
  const [open, setOpen] = useOpenDialog<OpenDialog<Row>>('row', { isReady: !isLoading, canRestore: isEdit });
  useImperativeHandle(ref, () => ({ open: setOpen }), [setOpen]);
  const [last, setLast] = useState<Row>();
  if (!open) return null;
  // Shows the row as it is now, after changes of others; as it was last, once a filter hides it.
  const key = rowKey(open.row);
  const row = [...rows, last ?? open.row].find((now) => rowKey(now) === key) ?? open.row;
  if (row !== last) setLast(row);
  return (
    <RowDialog
      {...of}
      open={{ ...open, row }}
      opened={open.row}
      subject={`row ${key}`}
      onClose={() => setOpen(undefined)}
    />
  );
}
