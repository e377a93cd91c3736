import type { HandoverDriver } from '@tawseel/api-client/handovers';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Notice, UnsavedGuard } from '@tawseel/ui';
import { UnsavedQuestion } from '@tawseel/ui/dialogs';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { styled } from 'styled-components';
import type { CountMode } from './count-mode.ts';
import { DifferenceDialog } from './difference-dialog.tsx';
import { HandoverFields } from './handover-fields.tsx';
import { HeldOrders } from './held-orders.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { useHandoverDraft } from './use-handover-draft.ts';

const Beside = styled.div`
  display: grid;
  grid-template-columns: 22.5rem minmax(0, 1fr);
  gap: 20px;

  > * {
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-inline-size: 0;
  }

  /* The largest amounts have room beside their labels. */
  dl {
    column-gap: 12px;
  }

  @media (width < 56.25rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

function focusFault(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

interface HandoverDialogProps {
  driver: HandoverDriver;
  mode: CountMode;
  /** The run whose orders are ticked. Default: all orders are. */
  runId?: string | undefined;
  onClose: () => void;
}

/** A driver's handover: the count, what it comes to, and the orders. */
export function HandoverDialog({ driver: opened, mode, runId, onClose }: HandoverDialogProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const draft = useHandoverDraft(opened, mode, runId);
  const { held, count } = draft;
  const { driver } = held;
  const [isPosted, setIsPosted] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isDiffering, setIsDiffering] = useState(false);
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (draft.refusal) focusFault(form.current);
  }, [draft.refusal]);
  const guarded = useRef({ isUnsaved: false, readDraft: draft.readDraft });
  useLayoutEffect(() => {
    guarded.current = { isUnsaved: draft.isUnsaved && !isPosted, readDraft: draft.readDraft };
  });
  const readUnsaved = useCallback(() => guarded.current.isUnsaved, []);
  const readDraft = useCallback(() => guarded.current.readDraft(), []);
  if (isPosted) return <PostedDialog driverId={driver.driver_id} onClose={onClose} />;

  const close = () => (draft.isUnsaved ? setIsAsking(true) : onClose());
  const finish = () => {
    // Its choices are disabled then, and the one with the focus would drop it.
    if (document.activeElement?.matches('[type=radio]')) button.current?.focus();
    count.finish();
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!draft.isValid) focusFault(form.current);
    else if (count.isOpen) finish();
    else if (draft.difference !== 0) setIsDiffering(true);
    else setIsPosted(await draft.post());
  };
  const postDifference = async (typed: string) => {
    setReason(typed);
    setIsPosted(await draft.post(typed));
  };
  // A key that is held down would finish a blind count and post it; one on the box of an order posts nothing.
  const skipKeys = (event: KeyboardEvent) => {
    const isOfBox = event.target instanceof Element && event.target.matches('[type=checkbox]');
    if (event.key === 'Enter' && (event.repeat || isOfBox)) event.preventDefault();
  };
  return (
    <Dialog
      title={t('handovers.postOf', { name: driver.name_driver })}
      width="67.5rem"
      isLocked={draft.isSaving}
      onClose={close}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={draft.forgetFaults}
        onKeyDown={skipKeys}
      >
        <Beside>
          <div>
            <HandoverFields draft={draft} />
          </div>
          <div>
            {held.isOfRun && <Notice tone="attention">{t('handovers.ofRun', { id: runId })}</Notice>}
            {held.newOrders > 0 && (
              <Notice tone="attention">
                {t('handovers.new', { count: held.newOrders, number: format.number(held.newOrders) })}
              </Notice>
            )}
            <HeldOrders held={held} isBlind={count.isHidden} />
          </div>
        </Beside>
        <DialogActions>
          {draft.refusal && <Notice tone="failure">{draft.refusal.message}</Notice>}
          <Button onClick={close} disabled={draft.isSaving}>
            {t('base:cancel')}
          </Button>
          <Button
            ref={button}
            type="submit"
            variant="primary"
            isBusy={draft.isSaving}
            disabled={!draft.canSubmit}
          >
            {t(count.isOpen ? 'handovers.finish' : 'handovers.postNow')}
          </Button>
        </DialogActions>
      </form>
      {isDiffering && (
        <DifferenceDialog
          name={driver.name_driver}
          difference={count.isHidden ? undefined : draft.difference}
          reason={reason}
          onPost={postDifference}
          onClose={() => setIsDiffering(false)}
        />
      )}
      <UnsavedGuard isUnsaved={readUnsaved} readDraft={readDraft} />
      {isAsking && <UnsavedQuestion onClose={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
