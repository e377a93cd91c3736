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
import { HandoverFields } from './handover-fields.tsx';
import { HeldOrders } from './held-orders.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { useHandoverDraft } from './use-handover-draft.ts';

/** Windows where the count is below the orders, instead of beside them. */
const narrow = '(width < 56.25rem)';

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22.5rem;
  gap: 20px;

  > * {
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-inline-size: 0;
  }

  > [tabindex] {
    outline: none;
  }

  /* The largest amounts have room beside their labels. */
  > form dl {
    column-gap: 12px;
  }

  /* The buttons are at the foot of the dialog, also beside many orders. */
  > form > :last-child {
    margin-block-start: auto;
  }

  @media ${narrow} {
    grid-template-columns: none;
  }
`;

function focusFault(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

interface HandoverDialogProps {
  driver: HandoverDriver;
  onClose: () => void;
}

/** A driver's handover: the orders, the count, and what they come to. */
export function HandoverDialog({ driver: opened, onClose }: HandoverDialogProps) {
  const { t } = useTranslation('handovers');
  const format = useFormat();
  const draft = useHandoverDraft(opened);
  const { held, count } = draft;
  const { driver } = held;
  const [isPosted, setIsPosted] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  // The first field of the count leaves the view there when the orders have loaded.
  const [isNarrow] = useState(() => window.matchMedia(narrow).matches);
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
    else if (count.isHidden) finish();
    else setIsPosted(await draft.post());
  };
  // A key that is held down would finish a blind count and post it.
  const skipRepeats = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };
  return (
    <Dialog
      title={t('postOf', { name: driver.name_driver })}
      width="67.5rem"
      isLocked={draft.isSaving}
      onClose={close}
    >
      <Beside>
        <div tabIndex={-1} data-autofocus={isNarrow || undefined}>
          {held.newOrders > 0 && (
            <Notice tone="attention">
              {t('new', { count: held.newOrders, number: format.number(held.newOrders) })}
            </Notice>
          )}
          <HeldOrders held={held} isBlind={count.isHidden} />
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields */}
        <form
          ref={form}
          noValidate
          onSubmit={(event) => void submit(event)}
          onInput={draft.forgetFaults}
          onKeyDown={skipRepeats}
        >
          <HandoverFields draft={draft} />
          <DialogActions>
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
              {t(count.isHidden ? 'finish' : 'postNow')}
            </Button>
          </DialogActions>
        </form>
      </Beside>
      <UnsavedGuard isUnsaved={readUnsaved} readDraft={readDraft} />
      {isAsking && <UnsavedQuestion onClose={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
