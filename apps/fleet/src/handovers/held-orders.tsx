import { handoverOrder, type HandoverOrder } from '@tawseel/api-client/handovers';
import { writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf, DataTable, Tag } from '@tawseel/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { HeldCash } from './use-held-cash.ts';

/** Only the table scrolls. */
const Room = styled.div`
  min-inline-size: 0;

  [data-scroller] {
    max-block-size: max(14rem, calc(80dvh - 11rem));
  }
`;

function NewMark() {
  const { t } = useTranslation('fleet');
  return <Tag tone="attention">{t('handovers.isNew')}</Tag>;
}

interface HeldOrdersProps {
  held: HeldCash;
  /** Whether amounts are left out, during a blind count. */
  isBlind: boolean;
}

/** The orders that a driver has not handed over, to be ticked. */
export function HeldOrders({ held, isBlind }: HeldOrdersProps) {
  const { t } = useTranslation('fleet');
  const { list, selection, isNew, newOrders } = held;
  const columns = useMemo(
    () =>
      columnsOf(
        'fleet',
        handoverOrder,
        [
          'merchant_order_id',
          ...(isBlind ? [] : (['amount'] as const)),
          'name_shop',
          'city_order',
          'collected_at',
        ],
        {
          merchant_order_id: {
            isPrimary: true,
            render: (order: HandoverOrder) => (
              <>
                <bdi dir="ltr">{order.merchant_order_id}</bdi> {newOrders > 0 && isNew(order) && <NewMark />}
              </>
            ),
          },
          collected_at: { kind: 'dateTime' },
        },
      ),
    [isBlind, isNew, newOrders],
  );
  return (
    <Room>
      <DataTable
        caption={t('handovers.ordersOf')}
        columns={columns}
        rowKey={writeOrderKey}
        list={list}
        selection={selection}
        empty={{ text: t('handovers.noOrders') }}
      />
    </Room>
  );
}
