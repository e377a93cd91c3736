import { useList } from '@tawseel/api-client';
import { auditEntry } from '@tawseel/api-client/activity';
import { PageLink, type SlotProps } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Skeleton, tokens } from '@tawseel/ui';
import { withWords } from '@tawseel/ui/lazy-words';
import { styled } from 'styled-components';
import { loadActivity } from './load-activity.ts';
import { Changes } from './changes.tsx';
import { Said } from './said.tsx';

const shownEntries = 5;

const List = styled.ul`
  display: grid;
  gap: 10px;
  font-weight: 400;
  text-align: start;

  > li > small {
    display: block;
    color: ${tokens.color.muted};
  }
`;

interface RecordActivityProps {
  entity: string;
  entityKey: string;
}

/** The latest changes of a record, with a link to all of them. */
const RecordActivity = withWords(
  'activity',
  loadActivity,
  function RecordActivity({ entity, entityKey }: RecordActivityProps) {
    const { t } = useTranslation('finance');
    const format = useFormat();
    const filter = { entity, entity_key: entityKey };
    const { rows, isLoading, error } = useList(auditEntry, { filter, limit: shownEntries });
    if (isLoading) return <Skeleton />;
    if (error) return error.message;
    if (rows.length === 0) return t('activity:audit_entry.texts.noChanges');
    return (
      <>
        <List>
          {rows.map((entry) => (
            <li key={entry.entry_id}>
              <Said entry={entry} />
              <small>
                <bdi>{format.dateTime(entry.happened_at)}</bdi>
              </small>
              {entry.action === 'update' && <Changes entry={entry} />}
            </li>
          ))}
        </List>
        <PageLink page="activity" filter={filter}>
          {t('activity:audit_entry.texts.all')}
        </PageLink>
      </>
    );
  },
);

/** Changes of an order. */
export function OrderActivity({ order }: SlotProps['orders.details']) {
  return <RecordActivity entity="order" entityKey={`${order.merchant_order_id} / ${order.merchant_id}`} />;
}

/** Changes of a merchant. */
export function MerchantActivity({ merchant }: SlotProps['merchants.details']) {
  return <RecordActivity entity="merchant" entityKey={merchant.merchant_id} />;
}

/** Changes of a driver. */
export function DriverActivity({ driver }: SlotProps['drivers.details']) {
  return <RecordActivity entity="driver" entityKey={driver.driver_id} />;
}
