import { useList } from '@tawseel/api-client';
import { useListExport } from '@tawseel/api-client/exports';
import { profit } from '@tawseel/api-client/profits';
import { PageLink } from '@tawseel/federation/slots';
import { useTranslation } from '@tawseel/i18n';
import { Button, ExportButton, filtersOf, ListScreen, useListState } from '@tawseel/ui';
import { useState } from 'react';
import { MonthlyEarningsDialog } from './monthly-earnings-dialog.tsx';
import { profitColumns } from './profit-columns.ts';

const filters = filtersOf('finance', profit);

/** Earnings of the company and the merchant from each delivered or returned order. */
export function ProfitsPage() {
  const { t } = useTranslation('finance');
  const [isMonthly, setIsMonthly] = useState(false);
  const state = useListState({ columns: profitColumns, filters });
  const list = useList(profit, state.query);
  const run = useListExport('profits', state.query);

  return (
    <>
      <ListScreen
        title={t('profits.title')}
        state={state}
        actions={
          <>
            <ExportButton list={list} run={run} />
            <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsMonthly(true)}>
              {t('profits.byMonth')}
            </Button>
          </>
        }
      >
        <ListScreen.Toolbar list={list} search={{ label: t('profits.search') }} />
        <ListScreen.Table
          list={list}
          columns={profitColumns}
          rowKey={({ merchant_order_id: order, merchant_id: merchant }) => JSON.stringify([order, merchant])}
          empty={{
            text: t('profits.empty'),
            hint: t('profits.emptyHint'),
            action: <PageLink page="orders">{t('profits.orders')}</PageLink>,
          }}
        />
      </ListScreen>
      {isMonthly && <MonthlyEarningsDialog onClose={() => setIsMonthly(false)} />}
    </>
  );
}
