import { useCan, useMay } from '@tawseel/api-client';
import { useRunAddition, useRunClosing, useRunDeletion, useRunIssue } from '@tawseel/api-client/dispatch';
import { useTranslation } from '@tawseel/i18n';
import {
  Button,
  type ButtonProps,
  fetchedDialog,
  focusHeading,
  Icon,
  icons,
  LinkButton,
  useOpenDialog,
} from '@tawseel/ui';
import { useEffect, useRef } from 'react';
import { handoverOf } from './handover-of.ts';
import type { Step, StepDialogProps } from './step-dialogs.tsx';

const StepDialog = fetchedDialog<StepDialogProps & { step: Step }>(
  async () => (await import(/* webpackChunkName: "run-dialogs" */ './step-dialogs.tsx')).StepDialog,
);

/** Whether the person may open the handover of a driver. */
export function useMayHandOver(): boolean {
  const can = useCan('handovers');
  const may = useMay('handovers.post');
  return can && may;
}

interface RunStepsProps extends Omit<StepDialogProps, 'onClose'> {
  /** Whether the page leads to the handover already. */
  isTold: boolean;
}

/** Buttons of the steps that a run allows now, and the person may take. */
export function RunSteps({ isTold, ...props }: RunStepsProps) {
  const { run } = props;
  const { run_id, state, parcels } = run;
  const { t } = useTranslation('dispatch');
  const [step, setStep] = useOpenDialog<Step>(`run ${run_id}`);
  const add = useRunAddition();
  const issue = useRunIssue();
  const remove = useRunDeletion();
  const close = useRunClosing();
  const mayHandOver = useMayHandOver();
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    // The button of the step had the focus, and leaves with it.
    if (document.activeElement === document.body) focusHeading();
  }, [state]);
  const button = (opens: Step, label: string, look: Pick<ButtonProps, 'variant' | 'disabled'> = {}) => (
    <Button {...look} aria-haspopup="dialog" onClick={() => setStep(opens)}>
      {label}
    </Button>
  );
  const isDraft = state === 'Draft';
  return (
    <>
      {remove && isDraft && button('remove', t('base:delete'))}
      <LinkButton to={`/run-sheet#${run_id}`} target="_blank">
        <Icon path={icons.print} />
        {t('base:print')}
      </LinkButton>
      {add && isDraft && button('add', t('oneRun.add'))}
      {issue &&
        isDraft &&
        button('issue', t('oneRun.issue'), { variant: 'primary', disabled: parcels === 0 })}
      {close && state === 'Issued' && button('close', t('oneRun.close'), { variant: 'primary' })}
      {mayHandOver && state === 'Closed' && !isTold && (
        <LinkButton to={handoverOf(run)} variant="primary">
          {t('oneRun.handOver')}
        </LinkButton>
      )}
      {step && <StepDialog {...props} step={step} onClose={() => setStep(undefined)} />}
    </>
  );
}
