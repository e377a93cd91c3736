import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { Details } from '../frame/details.tsx';
import { focusHeading } from '../frame/page.tsx';
import { useDoneToast } from '../toast/use-done-toast.ts';
import { changedFields } from '../form/changed-fields.ts';
import type { Failure } from '../outcome/outcome.ts';
import { namedValues, valuesOf } from './row-values.ts';
import { schemaOfChanges } from './schema-of-changes.ts';
import { Blockers } from './blockers.tsx';
import { useBlockers } from './use-blockers.ts';
import type { RowEditing, RowRemoval, RowView } from './row-dialogs.types.ts';

const rows = '[data-row], article';

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** In the row after that of a button, or else in the row before it, the button of the same name, or the last one. */
function buttonOfNextRow(button: Element | null): HTMLElement | undefined {
  const row = button?.closest(rows);
  const all = [...(row?.closest('table, ul')?.querySelectorAll(rows) ?? [])];
  const at = all.findIndex((other) => other === row);
  const buttons = [...((all[at + 1] ?? all[at - 1])?.querySelectorAll('button') ?? [])];
  return buttons.find((other) => button && nameOf(other) === nameOf(button)) ?? buttons.at(-1);
}

interface RowDialogProps<Row> {
  row: Row;
  onClose: () => void;
}

interface EditDialogProps<Row, Input extends FieldValues, Output extends object> extends RowDialogProps<Row> {
  edit: RowEditing<Row, Input, Output>;
  /** The row as it was when the dialog first opened; `row` if not given. */
  opened?: Row;
  /** Names the row among the forms of the page. */
  subject: string;
}

/** The row as the administrator saw it: the present one, with the values that it had when the dialog first opened. */
function seenRow<Row>(row: Row, opened: Row): Row {
  const present = new Map(valuesOf(row));
  const isChanged = valuesOf(opened).some(([name, value]) => value !== present.get(name));
  // The present row has what a kept one lacks: passwords, and the notation of its server.
  return isChanged ? { ...row, ...opened } : row;
}

export function EditDialog<Row, Input extends FieldValues, Output extends object>(
  props: EditDialogProps<Row, Input, Output>,
) {
  const { row, opened = row, subject, edit, onClose } = props;
  // The administrator edits the row as the dialog showed it, so the change is sent against that version.
  const [seen, setSeen] = useState(() => seenRow(row, opened));
  const fields = edit.fields(row);
  const initialValues = edit.defaults ?? ((of: Row) => namedValues(edit.schema, fields, of));
  const defaults = initialValues(seen);
  const takeOver = (failure: Failure): Failure => {
    if (Object.keys(failure.current).length === 0) return failure;
    const present = { ...seen, ...failure.current };
    setSeen(present);
    return { ...failure, current: initialValues(present) };
  };
  return (
    <FormDialog<Input, Output>
      subject={subject}
      title={edit.title(row)}
      schema={schemaOfChanges(edit.schema, fields, defaults)}
      fields={fields}
      defaults={defaults}
      columns={edit.columns ?? 1}
      onSubmit={(values) => edit.save?.(values, seen, changedFields(values, defaults))}
      onFailure={takeOver}
      done={edit.done}
      onClose={onClose}
    />
  );
}

export function ViewDialog<Row>({ row, view, onClose }: RowDialogProps<Row> & { view: RowView<Row> }) {
  const { t } = useTranslation('base');
  return (
    <Dialog title={view.title(row)} onClose={onClose}>
      <Details items={view.items(row)} />
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

export function RemoveDialog<Row>({
  row,
  remove,
  onClose,
}: RowDialogProps<Row> & { remove: RowRemoval<Row> }) {
  const { t } = useTranslation('base');
  const tellDone = useDoneToast();
  const [opener] = useState(() => document.activeElement);
  const [isPending, blockers, readBlockers] = useBlockers(remove, row);
  const run = async () => {
    const next = buttonOfNextRow(opener);
    try {
      await remove.run?.(row);
    } catch (error) {
      await readBlockers();
      throw error;
    }
    tellDone(remove.done, row, remove.undo);
    // The row's button gets the focus when this dialog closes, and unmounts when the list refreshes.
    setTimeout(() => (next?.isConnected ? next.focus() : focusHeading()));
  };
  return (
    <ConfirmDialog
      title={remove.title ?? t('delete')}
      question={blockers ? <Blockers {...blockers} /> : remove.question(row)}
      isPending={isPending}
      isRefused={blockers !== undefined}
      confirmLabel={t('delete')}
      busyLabel={t('deleting')}
      isDanger
      onConfirm={run}
      onClose={onClose}
    />
  );
}
