import { useTranslation } from '@tawseel/i18n';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Notice } from '../frame/notice.tsx';
import { Skeleton } from '../frame/skeleton.tsx';
import { Sentence } from '../frame/values.tsx';
import { settle } from '../outcome/outcome.ts';
import { tokens } from '../theme/tokens.ts';
import { CancelButton, type StopAction } from './cancel-button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

const Question = styled.div`
  margin-block-end: 12px;
  color: ${tokens.color.muted};
  overflow-wrap: anywhere;
`;

export interface ConfirmDialogProps {
  title: string;
  /** Names the action and its subject; names in a text may be isolated, see {@link Sentence}. */
  question: ReactNode;
  /** Label of the confirming button. */
  confirmLabel: string;
  /** Label of that button while the action runs. */
  busyLabel?: string;
  cancelLabel?: string;
  /** A button in place of Cancel while the action runs. */
  stop?: StopAction | undefined;
  /** Whether it is not known yet what to ask. */
  isPending?: boolean;
  /** Whether the action cannot run: `question` says why, and nothing can be confirmed. */
  isRefused?: boolean;
  /** Whether the action loses data; the button is then red. */
  isDanger?: boolean;
  /**
   * Runs the action. If it throws, the dialog shows the error's message and stays open; otherwise the dialog calls
   * `onClose`.
   */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Asks for confirmation. Cancel has the focus, so that pressing Enter by habit destroys nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    question,
    confirmLabel,
    busyLabel,
    cancelLabel,
    stop,
    isPending = false,
    isRefused = false,
    isDanger = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('base');
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setIsBusy(true);
    setFailure(undefined);
    const outcome = await settle(onConfirm, t('failed'));
    setIsBusy(false);
    if (outcome.ok) onClose();
    else setFailure(outcome.message);
  };
  return (
    <Dialog
      title={title}
      role="alertdialog"
      describedBy={id}
      width="27.5rem"
      isCompact
      isLocked={isBusy}
      onClose={onClose}
    >
      <Question id={id} aria-live="polite" aria-busy={isPending}>
        {isPending ? (
          <Skeleton $width="20rem" />
        ) : typeof question === 'string' ? (
          <Sentence text={question} />
        ) : (
          question
        )}
      </Question>
      <DialogActions>
        {failure && <Notice tone="failure">{failure}</Notice>}
        <CancelButton
          data-autofocus
          label={isRefused ? t('close') : cancelLabel}
          isBusy={isBusy}
          stop={stop}
          onCancel={onClose}
        />
        {!isRefused && (
          <Button
            variant={isDanger ? 'danger' : 'primary'}
            isBusy={isBusy}
            disabled={isPending}
            {...(busyLabel !== undefined && { busyLabel })}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
