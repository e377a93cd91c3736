import { useList } from '@tawseel/api-client';
import { driver } from '@tawseel/api-client/drivers';
import { linkTo, type SlotProps } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import {
  Button,
  Details,
  Dialog,
  DialogActions,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Skeleton,
} from '@tawseel/ui';
import { useDriverDetails } from './use-driver-details.ts';

/** Dialog with the driver of an order and the driver's contact details. */
export function OrderDriver({ order, onClose }: SlotProps['orders.row-actions']) {
  const { t } = useTranslation('fleet');
  const driverId = order.driver_id ?? '';
  const { rows, isLoading, isFetching, error, retry } = useList(driver, { filter: { driver_id: driverId } });
  const details = useDriverDetails();
  const [row] = rows;
  const content = () => {
    if (row) return <Details items={details(row)} />;
    if (error) return <ErrorPanel message={error.message} onRetry={retry} isRetrying={isFetching} />;
    if (isLoading) return <Skeleton $width="100%" $height="18.75rem" />;
    return <EmptyState text={t('drivers.empty')} />;
  };
  return (
    <Dialog title={t('drivers.one', { id: driverId })} onClose={onClose}>
      {content()}
      <DialogActions>
        {row && <LinkButton to={linkTo('drivers', { search: driverId })}>{t('drivers.title')}</LinkButton>}
        <Button onClick={onClose}>{t('base:close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
