import { useList } from '@tawseel/api-client';
import { handover } from '@tawseel/api-client/handovers';
import { useTranslation } from '@tawseel/i18n';
import {
  Button,
  columnsOf,
  Details,
  Dialog,
  DialogActions,
  Icon,
  icons,
  LinkButton,
  Notice,
  Skeleton,
  useRowDetails,
} from '@tawseel/ui';

const figures = [
  'handover_id',
  'name_driver',
  'expected',
  'counted',
  'commission_kept',
  'difference',
] as const;

const even = columnsOf('fleet', handover, figures);

const differing = columnsOf('fleet', handover, [...figures, 'difference_reason'], {
  difference: { isSigned: true },
});

interface PostedDialogProps {
  driverId: string;
  onClose: () => void;
}

/** The driver's handover that was posted last, with its receipt. */
export function PostedDialog({ driverId, onClose }: PostedDialogProps) {
  const { t } = useTranslation('fleet');
  const { rows, isFetching } = useList(handover, { filter: { driver_id: driverId }, limit: 1 });
  const row = isFetching ? undefined : rows[0];
  const details = useRowDetails(row?.difference === 0 ? even : differing);
  return (
    <Dialog title={t('handovers.receiptTitle')} onClose={onClose}>
      <Notice tone="success">{t('handovers.done')}</Notice>
      {row ? <Details items={details(row)} /> : <Skeleton $width="100%" $height="11.875rem" />}
      <DialogActions>
        <Button onClick={onClose}>{t('base:close')}</Button>
        {row && (
          <LinkButton
            variant="primary"
            to={`/handover-receipt#${row.handover_id}`}
            target="_blank"
            data-autofocus
          >
            <Icon path={icons.print} />
            {t('handovers.print')}
          </LinkButton>
        )}
      </DialogActions>
    </Dialog>
  );
}
