import { useListExport } from '@tawseel/api-client/exports';
import { writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { ExportDialog } from '@tawseel/ui';

export interface SelectedExportProps {
  orders: readonly Order[];
  sort: string | undefined;
  onClose: () => void;
}

/** Exports the selected orders only. */
export function SelectedExport({ orders, sort, onClose }: SelectedExportProps) {
  const { t } = useTranslation('merchants');
  const run = useListExport('orders', { filter: { key: orders.map(writeOrderKey) }, sort });
  return (
    <ExportDialog title={t('orders.title')} total={orders.length} isOfChosen run={run} onClose={onClose} />
  );
}
