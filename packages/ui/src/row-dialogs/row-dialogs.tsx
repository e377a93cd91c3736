import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { FormDialog } from '../form-dialog/form-dialog.tsx';
import { Details } from '../frame/details.tsx';
import { focusHeading } from '../frame/page.tsx';
import { useToast } from '../toast/toast.ts';
import { useDoneToast } from '../toast/use-done-toast.ts';
import { changedFields } from '../form/changed-fields.ts';
import { settle } from '../outcome/outcome.ts';
import type { RowEdit, RowRemoval, RowView } from './row-dialogs.types.ts';

interface RowDialogProps<Row> {
  row: Row;
  onClose: () => void;
}

interface EditDialogProps<Row, Input extends FieldValues, Output extends object> extends RowDialogProps<Row> {
  edit: RowEdit<Row, Input, Output>;
}

export function EditDialog<Row, Input extends FieldValues, Output extends object>(
  props: EditDialogProps<Row, Input, Output>,
) {
  const { row, edit, onClose } = props;
  const { t } = useTranslation('base');
  const toast = useToast();
  // The administrator edits the row as the dialog showed it, so the change is sent against that version.
  const [seen, setSeen] = useState(row);
  const defaults = edit.defaults(seen);
  const save = async (values: Output) => {
    const outcome = await settle(() => edit.save(values, seen, changedFields(values, defaults)), t('failed'));
    if (outcome.ok || !outcome.current) return outcome;
    const present = { ...seen, ...outcome.current };
    setSeen(present);
    return { ...outcome, current: edit.defaults(present) };
  };
  return (
    <FormDialog<Input, Output>
      title={edit.title(row)}
      schema={edit.schema}
      fields={edit.fields(row)}
      defaults={defaults}
      columns={edit.columns ?? 1}
      onSubmit={save}
      onSuccess={() => toast.success(edit.done)}
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
  const run = async () => {
    const outcome = await settle(() => remove.run(row), t('failed'));
    if (outcome.ok) {
      tellDone(remove.done, row, remove.undo);
      // The row's button gets the focus when this dialog closes, and unmounts when the list refreshes.
      setTimeout(focusHeading);
    }
    return outcome;
  };
  return (
    <ConfirmDialog
      title={remove.title ?? t('delete')}
      question={remove.question(row)}
      confirmLabel={t('delete')}
      busyLabel={t('deleting')}
      isDanger
      onConfirm={run}
      onClose={onClose}
    />
  );
}
