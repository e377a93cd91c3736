import { useDriverProposals } from '@tawseel/api-client/dispatch';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Dialog, Notice, Skeleton, VisuallyHidden } from '@tawseel/ui';
import { useState } from 'react';
import type { ChosenProps } from './desk-dialog.tsx';
import { DriverRadios } from './driver-radios.tsx';
import { proposedAtMost } from './run-choice.ts';
import { RunForm } from './run-form.tsx';

/** Puts the selected orders on a run: of which driver, on which day, and a new run or one that is open. */
export function RunDialog(props: ChosenProps) {
  const { orders, onClose } = props;
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const [keys] = useState(() =>
    orders.map(({ merchant_order_id, merchant_id }) => ({ merchant_order_id, merchant_id })),
  );
  const { value = [], error, isLoading } = useDriverProposals(keys);
  const [picked, setPicked] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const proposals = value.slice(0, proposedAtMost);
  const driver = picked ?? proposals[0]?.driver_id ?? '';
  const count = orders.length;
  return (
    <Dialog
      title={t('desk.run.title', { count, number: format.number(count) })}
      width="32rem"
      isLocked={isSaving}
      onClose={onClose}
    >
      {error && <Notice tone="attention">{error.message}</Notice>}
      {isLoading && (
        <>
          <VisuallyHidden as="output">{t('base:loading')}</VisuallyHidden>
          <Skeleton $width="100%" $height="9rem" />
        </>
      )}
      {proposals.length > 0 && (
        <DriverRadios proposals={proposals} orders={count} value={driver} onChange={setPicked} />
      )}
      {!isLoading && <RunForm {...props} keys={keys} driver={driver} onSaving={setIsSaving} />}
    </Dialog>
  );
}
