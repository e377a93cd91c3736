import { order, orderDriverValues, useOrderDrivers } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import type { ChosenProps } from './chosen-orders.ts';
import { useBatchRun } from './use-batch-run.tsx';

/** Gives the selected orders to a driver. */
export function OrdersDriver(props: ChosenProps) {
  const { count } = props.chosen;
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const field = useFormField('merchants', order);
  const { run, progress, stop, close, outcome } = useBatchRun(useOrderDrivers(), props);
  if (outcome) return outcome;
  return (
    <FormDialog
      title={t('orders.assignMany', { count, number: format.number(count) })}
      schema={orderDriverValues}
      savingLabel={progress}
      stop={stop}
      fields={[field('driver_id')]}
      onSubmit={run}
      onClose={close}
    />
  );
}
