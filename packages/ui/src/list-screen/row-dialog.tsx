import type { FieldValues } from 'react-hook-form';
import { fetched } from '../prefetch/fetched.ts';
import { useFetched } from '../fetched/use-fetched.ts';
import type { RowEdit, RowRemoval, RowView } from '../row-dialogs/row-dialogs.types.ts';

const dialogs = fetched(() => import(/* webpackChunkName: "dialogs" */ '../dialogs/index.ts'));

export interface RowDialogProps<Row, Input extends FieldValues, Output> {
  dialog: 'view' | 'edit' | 'remove';
  row: Row;
  view: RowView<Row> | undefined;
  edit: RowEdit<Row, Input, Output> | undefined;
  remove: RowRemoval<Row> | undefined;
  onClose: () => void;
}

/** The dialog that is open for a row. Its code is not part of the page's first load. */
export function RowDialog<Row, Input extends FieldValues, Output extends object>(
  props: RowDialogProps<Row, Input, Output>,
) {
  const { dialog, view, edit, remove, ...rest } = props;
  const loaded = useFetched(dialogs, rest.onClose);
  if (!loaded) return null;
  if (dialog === 'view') return view && <loaded.ViewDialog view={view} {...rest} />;
  if (dialog === 'edit') return edit && <loaded.EditDialog edit={edit} {...rest} />;
  return remove && <loaded.RemoveDialog remove={remove} {...rest} />;
}
