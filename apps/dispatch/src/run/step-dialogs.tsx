import {
  useRunClosing,
  useRunDeletion,
  useRunIssue,
  type Run,
  type RunLine,
} from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence, useToast } from '@tawseel/ui';
import { ConfirmDialog } from '@tawseel/ui/dialogs';
import { useNavigate } from 'react-router-dom';
import { AdditionDialog } from './addition-dialog.tsx';
import { LineNames } from './line-names.tsx';
import { isWaiting } from './line-state.ts';

/** Cash that the driver of a closed run hands over. */
export interface Closing {
  orders: number;
  amount: number;
}

export interface StepDialogProps {
  run: Run;
  lines: readonly RunLine[];
  onClosed: (closing: Closing) => void;
  onClose: () => void;
}

/** Sends a run out, after a question that names what the driver takes. */
function IssueDialog({ run, onClose }: StepDialogProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const toast = useToast();
  const issue = useRunIssue();
  const { run_id, driver_id, driver_name, parcels, to_collect } = run;
  return (
    <ConfirmDialog
      title={t('oneRun.issueOne', { id: run_id })}
      question={t('oneRun.issueQuestion', {
        name: driver_name ?? driver_id,
        count: parcels,
        number: format.number(parcels),
        amount: format.money(to_collect),
      })}
      confirmLabel={t('oneRun.issue')}
      onConfirm={async () => {
        await issue?.({ run_id });
        toast.success(t('oneRun.issued'));
      }}
      onClose={onClose}
    />
  );
}

function DeletionDialog({ run: { run_id }, onClose }: StepDialogProps) {
  const { t } = useTranslation('dispatch');
  const toast = useToast();
  const navigate = useNavigate();
  const remove = useRunDeletion();
  return (
    <ConfirmDialog
      title={t('oneRun.deleteOne', { id: run_id })}
      question={t('oneRun.deleteQuestion', { id: run_id })}
      confirmLabel={t('base:delete')}
      isDanger
      onConfirm={async () => {
        await remove?.({ run_id });
        toast.success(t('oneRun.deleted'));
        void navigate('/runs', { replace: true });
      }}
      onClose={onClose}
    />
  );
}

/** Closes a run; names the orders without an outcome, as long as there are some. */
function ClosingDialog({ run: { run_id }, lines, onClosed, onClose }: StepDialogProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const close = useRunClosing();
  const waiting = lines.filter(isWaiting);
  const count = waiting.length;
  return (
    <ConfirmDialog
      title={t('oneRun.closeOne', { id: run_id })}
      question={
        count > 0 ? (
          <>
            <p>{t('oneRun.closeRefused', { count, number: format.number(count) })}</p>
            <LineNames lines={waiting} />
          </>
        ) : (
          <Sentence text={t('oneRun.closeQuestion')} />
        )
      }
      isRefused={count > 0}
      confirmLabel={t('oneRun.close')}
      onConfirm={async () => {
        const closing = await close?.({ run_id });
        if (closing) onClosed(closing);
      }}
      onClose={onClose}
    />
  );
}

const dialogs = {
  add: AdditionDialog,
  issue: IssueDialog,
  remove: DeletionDialog,
  close: ClosingDialog,
} as const;

export type Step = keyof typeof dialogs;

/** The dialog of one step of a run. */
export function StepDialog({ step, ...props }: StepDialogProps & { step: Step }) {
  const View = dialogs[step];
  return <View {...props} />;
}
