import type { OrderFigures, Periods, ProfitFigures } from '@tawseel/api-client/dashboard';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money } from '@tawseel/ui';
import { FigureCard, type Figure, type FigureLine } from './figure-card.tsx';
import { listSince, type PeriodStarts } from './periods.ts';

/** `undefined` while they are on their way, null where they could not be had. */
type Known<Figures> = Figures | null | undefined;

function of<Figures>(figures: Known<Figures>, read: (figures: Figures) => number): Figure {
  if (figures === null) return null;
  return figures === undefined ? undefined : read(figures);
}

const money = (value: number) => <Money value={value} />;
const plainMoney = (value: number) => <Money value={value} unit="none" />;

interface TodayCardsProps {
  orders: Known<OrderFigures>;
  profits: Known<ProfitFigures>;
  starts: PeriodStarts;
}

/** Profit, expenses and orders of today, each with its week, its month and all there is. */
export function TodayCards({ orders, profits, starts }: TodayCardsProps) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const since = (path: string, column: string, also?: Record<string, string>) => ({
    today: listSince(path, column, starts.today, starts.today, also),
    week: listSince(path, column, starts.week, starts.today, also),
    month: listSince(path, column, starts.month, starts.today, also),
    total: path,
  });
  const lines = (read: (figures: ProfitFigures) => Periods, to: Record<keyof Periods, string>) =>
    (['week', 'month', 'total'] as const).map((period): FigureLine => ({
      label: t(`dashboard.${period}`),
      value: of(profits, (figures) => read(figures)[period]),
      to: to[period],
    }));
  const net = {
    today: '/total-profits',
    week: '/total-profits',
    month: '/total-profits',
    total: '/total-profits',
  };
  const earned = since('/profits-list', 'profit_date');
  const spent = since('/expenses', 'date_expense');
  const started = since('/orders', 'date_order_start');
  return (
    <>
      <FigureCard
        isMain
        label={t('dashboard.profitAfterExpensesToday')}
        to={net.today}
        value={of(profits, ({ afterExpenses }) => afterExpenses.today)}
        write={money}
        writeLine={plainMoney}
        lines={lines(({ afterExpenses }) => afterExpenses, net)}
      />
      <FigureCard
        label={t('dashboard.profitsToday')}
        to={earned.today}
        value={of(profits, (figures) => figures.profits.today)}
        write={money}
        writeLine={plainMoney}
        lines={lines((figures) => figures.profits, earned)}
      />
      <FigureCard
        label={t('dashboard.expensesToday')}
        to={spent.today}
        value={of(profits, ({ expenses }) => expenses.today)}
        write={money}
        writeLine={plainMoney}
        lines={lines(({ expenses }) => expenses, spent)}
      />
      <FigureCard
        label={t('dashboard.ordersToday')}
        to={started.today}
        value={of(orders, (figures) => figures.orders.today)}
        write={number}
        lines={[
          {
            label: t('dashboard.week'),
            value: of(orders, (figures) => figures.orders.week),
            to: started.week,
          },
          {
            label: t('dashboard.month'),
            value: of(orders, (figures) => figures.orders.month),
            to: started.month,
          },
        ]}
      />
    </>
  );
}

/** What became of orders, and what the company owes its drivers and merchants. */
export function BalanceCards({ profits, starts: { today, week } }: Omit<TodayCardsProps, 'orders'>) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const ended = 'date_order_delivery_customer_end';
  const delivered = { status: 'Delivered' };
  return (
    <>
      <FigureCard
        label={t('dashboard.deliveredToday')}
        to={listSince('/orders', ended, today, today, delivered)}
        value={of(profits, (figures) => figures.delivered.today)}
        write={number}
        lines={[
          {
            label: t('dashboard.week'),
            value: of(profits, (figures) => figures.delivered.week),
            to: listSince('/orders', ended, week, today, delivered),
          },
        ]}
      />
      <FigureCard
        isAttention
        label={t('dashboard.returnedOrCancelledToday')}
        to={listSince('/orders', ended, today, today)}
        value={of(profits, ({ returnedOrCancelledToday }) => returnedOrCancelledToday)}
        write={number}
      />
      <FigureCard
        label={t('dashboard.driversMoney')}
        to="/MoneyDrivers"
        value={of(profits, ({ driversMoney }) => driversMoney)}
        write={money}
      />
      <FigureCard
        label={t('dashboard.merchantsMoney')}
        to="/MoneyMerchants"
        value={of(profits, ({ merchantsMoney }) => merchantsMoney)}
        write={money}
      />
    </>
  );
}
