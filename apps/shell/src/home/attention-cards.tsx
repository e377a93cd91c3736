import { countLimit, type Attention, type Balances } from '@tawseel/api-client/dashboard';
import { linkTo, pageAddress, useExtensions } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, EmptyState, media } from '@tawseel/ui';
import { styled } from 'styled-components';
import { FigureCard } from './figure-card.tsx';
import { pageOf } from './figures.ts';
import { money, plainMoney } from './written.tsx';

/**
 * Cards fill their line at every width. They have the height of three lines, those of one number the height of a heading of two
 * lines: neither late content nor a late font moves what is below.
 */
const Grid = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;

  > * {
    flex: 1 1 12.5rem;
    min-block-size: 12.375rem;
  }

  ${media.phone} {
    > * {
      flex-basis: 100%;
      min-block-size: 11.875rem;
    }

    > [data-count] {
      flex-basis: calc(50% - 7px);
      min-block-size: 7.5rem;
    }
  }
`;

interface AttentionCardsProps {
  /** `undefined` while it loads. */
  attention: Attention | undefined;
  /** Whether the page says something else to an administrator for whom nothing waits. */
  isSilent: boolean;
}

/** Cards of everything that waits for the administrator. Each number links to its rows. */
export function AttentionCards({ attention, isSilent }: AttentionCardsProps) {
  const { t } = useTranslation('shell');
  const { number } = useFormat();
  const { hasPage } = useExtensions();
  const counted = (value: number) => (value < countLimit ? number(value) : `${number(countLimit)}+`);
  const daysLeft = (days: number) => {
    if (days <= 0) return days < 0 ? t('dashboard:ended') : t('dashboard:endsToday');
    return t('dashboard:daysLeft', { count: days, number: number(days) });
  };
  const balances = (
    title: 'heldByDrivers' | 'owedToMerchants',
    set: '/MoneyDrivers' | '/MoneyMerchants',
    held: Balances | undefined,
  ) => ({
    label: t(`dashboard:${title}`),
    page: set,
    to: pageOf(set, hasPage) === set ? pageAddress(set, { sort: '-money_orders' }) : pageOf(set, hasPage),
    value: held?.total,
    write: money,
    writeLine: plainMoney,
    lines: (held?.most ?? []).map(({ id, name, amount }) => ({
      label: name || id,
      value: amount,
      to: pageAddress(pageOf(set, hasPage), { search: id }),
    })),
    isAttention: false,
  });
  const endings = attention?.endings ?? [];
  const orders = (title: 'unassigned' | 'late') => ({
    label: t(`dashboard:${title}`),
    page: '/orders',
    to: linkTo('orders', { filter: { attention: title } }),
    value: attention?.[title],
    write: counted,
    writeLine: counted,
    lines: [],
    isAttention: title === 'late',
  });
  const { parcels } = attention ?? {};
  const waiting = [
    ['driverReports', linkTo('desk')],
    ['undecided', linkTo('desk', { filter: { stage: 'decide' } })],
    ['oldReturns', linkTo('returns')],
    ['openRuns', linkTo('runs', { filter: { state: 'Issued' } })],
  ] as const;
  const parcelCard = {
    label: t('dashboard:parcels.unmoved'),
    page: '/desk',
    to: linkTo('orders', { filter: { attention: 'unmoved' } }),
    value: parcels?.unmoved,
    write: counted,
    writeLine: counted,
    // The most urgent ones: a card has the height of three.
    lines: waiting
      .flatMap(([name, to]) =>
        parcels && parcels[name] > 0
          ? { label: t(`dashboard:parcels.${name}`), value: parcels[name], to }
          : [],
      )
      .slice(0, 3),
    isAttention: true,
  };
  const cards = [
    orders('unassigned'),
    orders('late'),
    // Before the response, it has its space where the console has the page.
    ...(parcels || !attention ? [parcelCard] : []),
    balances('heldByDrivers', '/MoneyDrivers', attention?.drivers),
    balances('owedToMerchants', '/MoneyMerchants', attention?.merchants),
    {
      label: t('dashboard:ending'),
      page: '/contract-list',
      to: endings[0]?.kind === 'subscription' ? '/CompanyInfo' : '/contract-list',
      value: attention && (endings[0]?.days ?? null),
      write: daysLeft,
      writeLine: daysLeft,
      lines: endings.map(({ kind, id, days }) =>
        kind === 'contract'
          ? { label: t('dashboard:contract', { id }), value: days, to: '/contract-list' }
          : { label: t('dashboard:subscription'), value: days, to: '/CompanyInfo' },
      ),
      isAttention: false,
    },
  ].filter(({ page }) => hasPage(page));
  const isNothing =
    attention && endings.length === 0 && cards.every(({ value, lines }) => !value && lines.length === 0);
  if (isNothing && isSilent) return null;
  return (
    <>
      <h2>{t('dashboard:attention')}</h2>
      <Grid>
        {isNothing ? (
          <Card>
            <EmptyState text={t('dashboard:attentionNone')} />
          </Card>
        ) : (
          cards.map(({ page, ...card }) => (
            <FigureCard
              key={card.label}
              {...card}
              isMain={false}
              data-count={page === '/orders' || undefined}
            />
          ))
        )}
      </Grid>
    </>
  );
}
