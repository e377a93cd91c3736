import { labelKey, useMay } from '@tawseel/api-client';
import { stages, useDesk } from '@tawseel/api-client/dispatch';
import { useFlaggedEvents } from '@tawseel/api-client/driver-app';
import { order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';
import {
  EmptyState,
  ErrorPanel,
  LinkButton,
  ListScreen,
  loadChoices,
  Skeleton,
  useListState,
  VisuallyHidden,
  type ListFilter,
} from '@tawseel/ui';
import { useRef } from 'react';
import { deskColumns } from './desk-columns.tsx';
import { DeskOrders } from './desk-orders.tsx';
import { Hint } from './desk-summary.styles.ts';
import { DeskSummary, type Pick } from './desk-summary.tsx';
import { DriverReports } from '../driver-reports/driver-reports.tsx';

const cities = loadChoices({ choices: 'cities' });

const filters: readonly ListFilter[] = [
  {
    name: 'stage',
    kind: 'select',
    label: 'dispatch:desk.stage',
    options: stages.map((value) => ({ value, label: `dispatch:desk.stages.${value}` })),
  },
  ...(cities
    ? [
        {
          name: 'city_order',
          kind: 'choice',
          label: labelKey('dispatch', order, 'city_order'),
          choices: cities,
        } as const,
      ]
    : []),
];

/** What is to do today, by city; a figure shows its orders, and what can be done with them. */
export function DeskPage() {
  const { t } = useTranslation('dispatch');
  const desk = useDesk();
  const reports = useFlaggedEvents();
  // Both at once: reports that come later would move the numbers below them.
  const isLoading = desk.isLoading || (reports.isLoading && reports.isFetching);
  const mayScan = useMay('parcels.scan');
  const state = useListState({ columns: deskColumns, filters, defaultSort: 'date_order_start' });
  const section = useRef<HTMLElement>(null);
  const shown = { stage: state.textOf('stage'), city: state.textOf('city_order') };
  const pick = ({ stage, city }: Pick) => {
    state.setFilter('stage', stage);
    state.setFilter('city_order', city);
    requestAnimationFrame(() => section.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <ListScreen
      title={t('desk.title')}
      subtitle={t('desk.lead')}
      state={state}
      actions={
        <>
          <LinkButton to="/returns">{t('returns.title')}</LinkButton>
          <LinkButton to="/runs">{t('runs.title')}</LinkButton>
          {mayScan && (
            <LinkButton to="/scan" variant="primary">
              {t('scan.title')}
            </LinkButton>
          )}
        </>
      }
    >
      {desk.error && (
        <ErrorPanel message={desk.error.message} onRetry={desk.retry} isRetrying={desk.isFetching} />
      )}
      {isLoading ? (
        <>
          <VisuallyHidden as="output">{t('base:loading')}</VisuallyHidden>
          <Skeleton aria-busy="true" $width="100%" $height="14rem" />
        </>
      ) : (
        <>
          <DriverReports />
          {desk.value?.length === 0 && !shown.stage && (
            <EmptyState text={t('desk.empty')} hint={t('desk.emptyHint')} />
          )}
          {desk.value && desk.value.length > 0 && (
            <DeskSummary cities={desk.value} shown={shown} onPick={pick} />
          )}
        </>
      )}
      <section ref={section} aria-label={t('desk.orders')}>
        {shown.stage ? (
          <DeskOrders state={state} />
        ) : (
          !isLoading && desk.value && desk.value.length > 0 && <Hint>{t('desk.choose')}</Hint>
        )}
      </section>
    </ListScreen>
  );
}
