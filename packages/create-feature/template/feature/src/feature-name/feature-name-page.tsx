import { useList } from '@tawseel/api-client';
import { order, writeOrderKey } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { columnsOf, ListScreen, useListState } from '@tawseel/ui';

const columns = columnsOf(
  'feature-name',
  order,
  [
    'merchant_order_id',
    'name_customer',
    'phone_customer',
    'city_order',
    'total_price',
    'date_order_delivery_customer',
  ],
  { merchant_order_id: { isPrimary: true } },
);

/** Orders of the company: search and read. */
export function FeatureNamePage() {
  const { t } = useTranslation('feature-name');
  const state = useListState({ columns });
  const list = useList(order, state.query);

  return (
    <ListScreen title={t('title')} state={state}>
      <ListScreen.Toolbar list={list} search={{ label: t('search') }} />
      <ListScreen.Table
        list={list}
        columns={columns}
        rowKey={writeOrderKey}
        empty={{ text: t('empty'), hint: t('emptyHint') }}
      />
    </ListScreen>
  );
}
