import type { Attention, Balances } from '@tawseel/api-client/dashboard';
import { linkTo, useExtensions } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, EmptyState, media, Money } from '@tawseel/ui';
import { styled } from 'styled-components';
import { FigureCard } from './figure-card.tsx';

/** The most orders that the server counts. */
const countLimit = 1000;

/** Reserves the height of three lines, so that late content does not shift the layout. */
const Grid = styled.div`
  display: grid;
  gap: 14px;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  grid-auto-rows: minmax(186px, auto);

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: auto;

    > * {
      grid-column: span 2;
      min-block-size: 178px;
    }

    > [data-count] {
      grid-column: auto;
      min-block-size: 110px;
    }
  }
`;

const money = (value: number) => <Money value={value} />;
const plainMoney = (value: number) => <Money value={value} unit="none" />;

/** Cards of everything that waits for the administrator. Each number links to its rows. `undefined` while it loads. */
export function AttentionCards({ attention }: { attention: Attention | undefined }) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const { hasPage } = useExtensions();
  const counted = (value: number) => (value < countLimit ? number(value) : `${number(countLimit)}+`);
  const daysLeft = (days: number) => {
    if (days <= 0) return days < 0 ? t('dashboard.ended') : t('dashboard.endsToday');
    return t('dashboard.daysLeft', { count: days, number: number(days) });
  };
  const lines = (balances: Balances | undefined, page: 'MoneyDrivers' | 'MoneyMerchants') =>
    (balances?.most ?? []).map(({ id, name, amount }) => ({
      label: name || id,
      value: amount,
      to: linkTo(page, { search: id }),
    }));
  const endings = attention?.endings ?? [];
  const orders = (value: 'unassigned' | 'late') => linkTo('orders', { filter: { attention: value } });
  const largest = { sort: '-money_orders' };
  const cards = [
    {
      label: t('dashboard.unassigned'),
      page: '/orders',
      to: orders('unassigned'),
      value: attention?.unassigned,
      write: counted,
    },
    {
      label: t('dashboard.late'),
      page: '/orders',
      to: orders('late'),
      value: attention?.late,
      write: counted,
      isAttention: true,
    },
    {
      label: t('dashboard.heldByDrivers'),
      page: '/MoneyDrivers',
      to: linkTo('MoneyDrivers', largest),
      value: attention?.drivers.total,
      write: money,
      writeLine: plainMoney,
      lines: lines(attention?.drivers, 'MoneyDrivers'),
    },
    {
      label: t('dashboard.owedToMerchants'),
      page: '/MoneyMerchants',
      to: linkTo('MoneyMerchants', largest),
      value: attention?.merchants.total,
      write: money,
      writeLine: plainMoney,
      lines: lines(attention?.merchants, 'MoneyMerchants'),
    },
    {
      label: t('dashboard.ending'),
      page: '/contract-list',
      to: endings[0]?.kind === 'subscription' ? '/CompanyInfo' : '/contract-list',
      value: attention && (endings[0]?.days ?? null),
      write: daysLeft,
      writeLine: daysLeft,
      lines: endings.map(({ kind, id, days }) =>
        kind === 'contract'
          ? { label: t('dashboard.contract', { id }), value: days, to: '/contract-list' }
          : { label: t('dashboard.subscription'), value: days, to: '/CompanyInfo' },
      ),
    },
  ].filter(({ page }) => hasPage(page));
  const isNothing = attention && endings.length === 0 && cards.every(({ value }) => !value);
  return (
    <Grid>
      {isNothing ? (
        <Card style={{ gridColumn: '1 / -1' }}>
          <EmptyState text={t('dashboard.attentionNone')} />
        </Card>
      ) : (
        cards.map(({ page, lines: shown = [], writeLine = counted, isAttention = false, ...card }) => (
          <FigureCard
            key={card.label}
            {...card}
            lines={shown}
            writeLine={writeLine}
            isMain={false}
            isAttention={isAttention}
            data-count={page === '/orders' || undefined}
          />
        ))
      )}
    </Grid>
  );
}
