import { writeOrderKey } from '@tawseel/api-client/orders';
import { PageLink } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Dialog, DialogActions, Ltr } from '@tawseel/ui';
import type { EachResult } from './change-each.ts';
import { LeftOutList } from './left-out-dialog.styles.ts';

/** Names the orders that a change left out, each with the reason. */
export function LeftOutDialog({
  result: { done, left },
  onClose,
}: {
  result: EachResult;
  onClose: () => void;
}) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  return (
    <Dialog title={t('desk.left.title')} onClose={onClose}>
      <p>{t('desk.left.done', { number: format.number(done) })}</p>
      <p>{t('desk.left.failed', { number: format.number(left.length) })}</p>
      <LeftOutList>
        {left.map(({ order, message }) => (
          <li key={writeOrderKey(order)}>
            <PageLink isName page="orders" search={order.merchant_order_id}>
              <Ltr>{order.merchant_order_id}</Ltr>
            </PageLink>{' '}
            (<bdi>{order.name_customer}</bdi>) <span>{message}</span>
          </li>
        ))}
      </LeftOutList>
      <DialogActions>
        <Button variant="primary" data-autofocus onClick={onClose}>
          {t('base:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
