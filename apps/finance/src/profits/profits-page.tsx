import { useListExport } from '@tawseel/api-client/exports';
import { useProfits, type Profit } from '@tawseel/api-client/profits';
import { useTranslation } from '@tawseel/i18n';
import { Button, ExportButton, ListScreen, useListState, type Column } from '@tawseel/ui';
import { useState } from 'react';
import { MonthlyEarningsDialog } from './monthly-earnings-dialog.tsx';

const outcomes = ['Delivered', 'Returned'] as const;

function useProfitColumns(): Column<Profit>[] {
  const { t } = useTranslation('finance');
  const statuses = {
    Delivered: { label: t('status.Delivered'), tone: 'good' },
    Returned: { label: t('status.Returned'), tone: 'attention' },
  } as const;
  const columns: Column<Profit>[] = [
    { key: 'merchant_order_id', header: t('profits.order'), kind: 'id', isPrimary: true },
    { key: 'merchant_id', header: t('profits.merchant'), kind: 'id' },
    { key: 'total_price', header: t('profits.totalPrice'), kind: 'money' },
    { key: 'delivery_price', header: t('companyProfit'), kind: 'money' },
    { key: 'merchant_profit', header: t('profits.merchantProfit'), kind: 'money' },
    { key: 'order_status', header: t('profits.status'), kind: 'status', statuses },
    { key: 'profit_date', header: t('date'), kind: 'date' },
  ];
  return columns.map((column) => ({ ...column, isSortable: true }));
}

/** Earnings of the company and the merchant from each delivered or returned order. */
export function ProfitsPage() {
  const { t } = useTranslation('finance');
  const [isMonthly, setIsMonthly] = useState(false);
  const columns = useProfitColumns();
  const state = useListState({
    columns,
    filters: [
      {
        name: 'order_status',
        kind: 'select',
        label: t('profits.status'),
        options: outcomes.map((value) => ({ value, label: t(`status.${value}`) })),
      },
      { name: 'profit_date', kind: 'days', label: t('date') },
    ],
  });
  const list = useProfits(state.query);
  const run = useListExport('profits', state.query);

  return (
    <>
      <ListScreen
        title={t('profits.title')}
        state={state}
        actions={
          <>
            <ExportButton
              title={t('exportOf', { list: t('profits.title') })}
              total={list.total}
              fileName="profits"
              run={run}
            />
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsMonthly(true)}>
              {t('profits.byMonth')}
            </Button>
          </>
        }
      >
        <ListScreen.Toolbar list={list} search={{ label: t('profits.search') }} />
        <ListScreen.Table
          list={list}
          columns={columns}
          rowKey={({ merchant_order_id: order, merchant_id: merchant }) => JSON.stringify([order, merchant])}
          empty={{ text: t('profits.empty'), hint: t('profits.emptyHint') }}
        />
      </ListScreen>
      {isMonthly && <MonthlyEarningsDialog onClose={() => setIsMonthly(false)} />}
    </>
  );
}
