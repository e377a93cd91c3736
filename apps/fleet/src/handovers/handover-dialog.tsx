import type { HandoverDriver } from '@tawseel/api-client/handovers';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, MoneyField, Notice, TextField, UnsavedGuard } from '@tawseel/ui';
import { UnsavedQuestion } from '@tawseel/ui/dialogs';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CashCountFields } from './cash-count.tsx';
import { HandoverFigures } from './handover-figures.tsx';
import { HeldOrders } from './held-orders.tsx';
import { PostedDialog } from './posted-dialog.tsx';
import { faultOf } from './use-cash-count.ts';
import { useHandoverDraft } from './use-handover-draft.ts';

const Beside = styled.div`
  display: grid;
  gap: 20px;

  > div {
    display: grid;
    align-content: start;
    gap: 14px;
    min-inline-size: 0;
  }

  @media (width >= 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
  }
`;

interface HandoverDialogProps {
  driver: HandoverDriver;
  onClose: () => void;
}

/** A driver's handover: the orders, the count, and what they come to. */
export function HandoverDialog({ driver: opened, onClose }: HandoverDialogProps) {
  const { t } = useTranslation('handovers');
  const format = useFormat();
  const draft = useHandoverDraft(opened);
  const { held, count, other, kept, note, expected } = draft;
  const { driver } = held;
  const [isPosted, setIsPosted] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isUnsaved = useRef(false);
  useLayoutEffect(() => {
    isUnsaved.current = count.isTyped && !isPosted;
  }, [count.isTyped, isPosted]);
  const readUnsaved = useCallback(() => isUnsaved.current, []);
  if (isPosted) return <PostedDialog driverId={driver.driver_id} onClose={onClose} />;

  const close = () => (count.isTyped ? setIsAsking(true) : onClose());
  const submit = async () => {
    if (count.isHidden) count.finish();
    else setIsPosted(await draft.post());
  };
  const owed = Math.max(driver.commission, 0);
  return (
    <Dialog
      title={t('postOf', { name: driver.name_driver })}
      width="1080px"
      isLocked={draft.isSaving}
      onClose={close}
    >
      <Beside>
        <div>
          {held.newOrders > 0 && (
            <Notice tone="attention">
              {t('new', { count: held.newOrders, number: format.number(held.newOrders) })}
            </Notice>
          )}
          <HeldOrders held={held} isBlind={count.isHidden} />
        </div>
        <div>
          <CashCountFields count={count} />
          {driver.other !== 0 && (
            <MoneyField
              label={t('handovers:handover.fields.other')}
              hint={!count.isHidden && t('otherHint', { amount: format.money(driver.other) })}
              value={other}
              onChange={draft.setOther}
              fault={Number.isNaN(other) ? 'number' : undefined}
            />
          )}
          <MoneyField
            label={t('handovers:handover.fields.commission_kept')}
            hint={t('keptHint', { amount: format.money(owed) })}
            value={kept}
            onChange={draft.setKept}
            fault={draft.faults['commission_kept'] ?? faultOf(kept)}
          />
          <TextField
            label={t('handovers:handover.fields.note')}
            isOptional
            maxLength={200}
            value={note}
            onChange={(event) => draft.setNote(event.target.value)}
          />
          <HandoverFigures
            {...{ counted: count.counted, expected, isHidden: count.isHidden }}
            kept={draft.keptFils}
          />
          {expected < 0 && !count.isHidden && <Notice tone="failure">{t('negative')}</Notice>}
          {draft.failure && <Notice tone="failure">{draft.failure}</Notice>}
        </div>
      </Beside>
      <DialogActions>
        <Button onClick={close} disabled={draft.isSaving}>
          {t('base:cancel')}
        </Button>
        <Button
          variant="primary"
          isBusy={draft.isSaving}
          disabled={!draft.canPost}
          onClick={() => void submit()}
        >
          {t(count.isHidden ? 'finish' : 'postNow')}
        </Button>
      </DialogActions>
      <UnsavedGuard isUnsaved={readUnsaved} />
      {isAsking && <UnsavedQuestion onClose={() => setIsAsking(false)} onLeave={onClose} />}
    </Dialog>
  );
}
