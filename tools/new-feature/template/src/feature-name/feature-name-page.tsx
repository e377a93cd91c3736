import { useOrders, writeOrderKey, type Order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import { ListScreen, useListState, type Column } from '@tawseel/ui';

/** Orders of the company: looked for and read. */
export function FeatureNamePage() {
  const { t } = useTranslation('feature-name');
  const columns: Column<Order>[] = [
    { key: 'merchant_order_id', header: t('id'), kind: 'id', isPrimary: true, isSortable: true },
    { key: 'name_customer', header: t('customer'), isSortable: true },
    { key: 'phone_customer', header: t('phone'), kind: 'phone' },
    { key: 'city_order', header: t('city'), isSortable: true },
    { key: 'total_price', header: t('total'), kind: 'money', isSortable: true },
    { key: 'date_order_delivery_customer', header: t('due'), kind: 'date', isSortable: true },
  ];
  const state = useListState({ columns });
  const list = useOrders(state.query);

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
