import { order, orderStatusValues, useOrderStatuses } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { useFormField } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import { statusKeys } from '../order-columns/order-value-keys.ts';
import type { ChosenProps } from './chosen-orders.ts';
import { useBatchRun } from './use-batch-run.tsx';
import { useEndReason } from './use-end-reason.ts';
import { usePossibleStatuses } from './use-possible-statuses.ts';

/** Changes the status of the selected orders. */
export function OrdersStatus(props: ChosenProps) {
  const { chosen } = props;
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const field = useFormField('merchants', order);
  const possibleStatuses = usePossibleStatuses();
  const reason = useEndReason();
  const { run, progress, stop, close, outcome } = useBatchRun(useOrderStatuses(), props);
  if (outcome) return outcome;
  return (
    <FormDialog
      title={t('orders.moveMany', { count: chosen.count, number: format.number(chosen.count) })}
      schema={orderStatusValues}
      savingLabel={progress}
      stop={stop}
      fields={[
        {
          name: 'status',
          kind: 'select',
          label: t('orders.statusNext'),
          options: possibleStatuses(chosen).map((value) => ({ value, label: t(statusKeys[value] ?? value) })),
        },
        field('driver_id', {
          hint: t('orders.driverHint'),
          isOptional: true,
          placeholder: t('orders.keepDriver'),
        }),
        ...reason.fields,
      ]}
      onSubmit={(values) => {
        reason.check(values);
        return run(values);
      }}
      onClose={close}
    />
  );
}
