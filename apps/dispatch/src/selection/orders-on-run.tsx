import { labelKey, useList } from '@tawseel/api-client';
import {
  run,
  runCreation,
  useDriverProposals,
  useRunAddition,
  useRunCreation,
} from '@tawseel/api-client/dispatch';
import type { SlotProps } from '@tawseel/federation/slots';
import { companyTime, useFormat, useTranslation } from '@tawseel/i18n';
import { Dialog, DialogActions, Button, ErrorPanel, Skeleton, useToast } from '@tawseel/ui';
import { FormDialog } from '@tawseel/ui/dialogs';
import { useState } from 'react';

/** The runs that orders can be put on. */
const openRuns = { filter: { state: ['Draft', 'Issued'] }, limit: 200 };

/** Puts selected orders on the run of a driver and a day, which is made if there is none. */
export function OrdersOnRun({ orders, onChanged, onClose }: SlotProps['orders.selection-actions']) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const toast = useToast();
  const keys = orders.map(({ merchant_order_id, merchant_id }) => ({ merchant_order_id, merchant_id }));
  const proposals = useDriverProposals(keys);
  const runs = useList(run, openRuns);
  const create = useRunCreation();
  const add = useRunAddition();
  const [today] = useState(() => companyTime(Date.now()).slice(0, 10));
  if (!create || !add) return null;

  const number = format.number(orders.length);
  const title = t('selection.title', { count: orders.length, number });
  const { value: drivers } = proposals;
  const [best] = drivers ?? [];
  const error = proposals.error ?? runs.error;
  if (error || !drivers || !best || runs.isLoading) {
    const retry = () => [proposals, runs].forEach((query) => query.retry());
    const isRetrying = proposals.isFetching || runs.isFetching;
    return (
      <Dialog title={title} onClose={onClose}>
        {error ? (
          <ErrorPanel message={error.message} onRetry={retry} isRetrying={isRetrying} />
        ) : drivers?.length === 0 ? (
          t('selection.none')
        ) : (
          <Skeleton $width="100%" $height="10rem" />
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('base:close')}</Button>
        </DialogActions>
      </Dialog>
    );
  }
  const put = async (driver_id: string, day: string) => {
    const open = runs.rows.find((row) => row.driver_id === driver_id && row.day === day);
    if (!open) return create({ driver_id, day, orders: keys });
    await add({ run_id: open.run_id, orders: keys });
    return open.run_id;
  };
  return (
    <FormDialog
      title={title}
      subject="orders on a run"
      schema={runCreation}
      defaults={{ driver_id: best.driver_id, day: today }}
      fields={[
        {
          name: 'driver_id',
          kind: 'select',
          label: t('dispatch:run.fields.driver_name'),
          hint: t('selection.best'),
          options: drivers.map(({ driver_id: value, name_driver: name, cities, open }) => ({
            value,
            label: t('selection.driver', {
              name,
              cities: format.number(cities),
              total: number,
              open: format.number(open),
            }),
          })),
        },
        { name: 'day', kind: 'date', label: t(labelKey('dispatch', run, 'day')) },
      ]}
      submitLabel={t('selection.submit')}
      onSubmit={async ({ driver_id, day }) => {
        const id = await put(driver_id, day);
        onChanged();
        toast.success(t('selection.done', { number: id }));
      }}
      onClose={onClose}
    />
  );
}
