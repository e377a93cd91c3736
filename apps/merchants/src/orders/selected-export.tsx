import { keysAtMost, useListExport } from '@tawseel/api-client/exports';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { ExportDialog } from '@tawseel/ui';
import type { ChosenProps } from './chosen-orders.ts';
import { Refused } from './refused.tsx';

/** Exports the selected orders only. */
export function SelectedExport({ chosen, onClose }: Omit<ChosenProps, 'onChanged'>) {
  const { orders, count, matching, sort } = chosen;
  const { t } = useTranslation('merchants');
  const format = useFormat();
  const run = useListExport('orders', {
    ...(matching ?? { filter: { key: orders.map(writeOrderKey) } }),
    sort,
  });
  if (!matching && count > keysAtMost) {
    const message = t('orders.exportTooMany', { number: format.number(keysAtMost) });
    return <Refused message={message} onClose={onClose} />;
  }
  return <ExportDialog title={t('orders.title')} total={count} isOfChosen run={run} onClose={onClose} />;
}
