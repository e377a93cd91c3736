import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Form, type FormProps } from './form.tsx';
import { useToast } from '../toast/toast.ts';
import { UnsavedQuestion } from '../unsaved/unsaved-question.tsx';
import { CancelButton, type StopAction } from '../dialog/cancel-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface FormDialogProps<Input extends FieldValues, Output> extends Omit<
  FormProps<Input, Output>,
  'actions' | 'align' | 'onStateChange' | 'onSuccess' | 'resetOnSuccess'
> {
  title: string;
  /** Message of the toast after a success; without it, the owner reports the success. */
  done?: string;
  /** Width on a wide screen, any CSS length. Default: wider if the form has two columns. */
  width?: string;
  /** A button in place of Cancel while it saves. */
  stop?: StopAction | undefined;
  /** Called by Cancel, Escape, the close button, and after a success. */
  onClose: () => void;
}

/** A form in a dialog. It asks before closing with unsaved input, closes after a success, and shows a failure inside. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { title, done, width, stop, onClose, ...form } = props;
  const toast = useToast();
  const [state, setState] = useState({ isDirty: false, isSaving: false });
  const [isAsking, setIsAsking] = useState(false);
  const requestClose = () => (state.isDirty ? setIsAsking(true) : onClose());
  return (
    <Dialog
      title={title}
      width={width ?? (form.columns === 2 ? '42.5rem' : '30rem')}
      isLocked={state.isSaving}
      onClose={requestClose}
    >
      <Form
        {...form}
        subject={form.subject ?? 'dialog'}
        align="end"
        onStateChange={setState}
        onSuccess={() => {
          onClose();
          if (done) toast.success(done);
        }}
        actions={<CancelButton isBusy={state.isSaving} stop={stop} onCancel={requestClose} />}
      />
      {isAsking && <UnsavedQuestion onClose={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
