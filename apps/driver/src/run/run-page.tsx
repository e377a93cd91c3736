import type { DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, Icon, icons, LinkButton, Ltr, Notice, Skeleton } from '@tawseel/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDay } from '../device/day-context.tsx';
import { Quiet, Section } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { groupStops, presentRun, searchStops, stopsOfRun } from '../stops/stops.ts';
import { NextStop } from './next-stop.tsx';
import { RunChoice } from './run-choice.tsx';
import { RunFigures } from './run-figures.tsx';
import { RunState } from './run-state.tsx';
import { StopList } from './stop-list.tsx';
import { StopSearch } from './stop-search.tsx';

/** The stops of a run: the next one large, then what is left, then what was reported. */
function RunStops({ day, runId }: { day: DriverRun; runId: number }) {
  const { t } = useTranslation('driver');
  const stops = stopsOfRun(day, runId);
  const { left, failed, delivered } = groupStops(stops);
  const [next, ...later] = left;
  const isOut = day.runs.some(({ run_id, state }) => run_id === runId && state === 'Issued');
  if (stops.length === 0) return <EmptyState text={t('run.empty')} hint={t('run.emptyHint')} />;
  return (
    <>
      {isOut && next && <NextStop stop={next} />}
      {isOut && !next && <Notice tone="success">{t('run.allReported')}</Notice>}
      {(isOut ? later : left).length > 0 && (
        <Section>
          <h2>{t(isOut ? 'run.later' : 'run.stops')}</h2>
          <StopList stops={isOut ? later : left} />
          {isOut && left.length > 1 && (
            <LinkButton to={`/run/${runId}/order`} size="small">
              <Icon path={icons.sort} />
              {t('run.changeOrder')}
            </LinkButton>
          )}
        </Section>
      )}
      {failed.length > 0 && (
        <Section>
          <h2>{t('run.failed')}</h2>
          <StopList stops={failed} />
        </Section>
      )}
      {delivered.length > 0 && (
        <Section>
          <h2>{t('run.delivered')}</h2>
          <StopList stops={delivered} />
        </Section>
      )}
    </>
  );
}

/** The driver's run of today. */
export function RunPage() {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { day, receivedAt, isLoading, isOnline, error, refresh } = useDay();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const chosen = params.get('run');
  const run = day && presentRun(day, chosen === null ? undefined : Number(chosen));
  return (
    <Screen
      title={t('run.title')}
      subtitle={
        day && (
          <>
            <bdi>{day.driver.name_driver}</bdi> · <Ltr>{format.day(day.day)}</Ltr>
          </>
        )
      }
    >
      {isOnline && error !== undefined && <ErrorPanel message={error} onRetry={() => void refresh()} />}
      {!day && isLoading && <Skeleton $width="100%" $height="14rem" />}
      {day && !run && <EmptyState text={t('run.none')} hint={t('run.noneHint')} />}
      {day && run && (
        <>
          <RunChoice
            runs={day.runs}
            value={run.run_id}
            onChange={(id) => setParams({ run: String(id) }, { replace: true })}
          />
          <RunState run={run} />
          <RunFigures stops={stopsOfRun(day, run.run_id)} />
          <StopSearch stops={day.stops} value={search} onChange={setSearch} />
          {search.trim() === '' ? (
            <RunStops day={day} runId={run.run_id} />
          ) : (
            <Section>
              <h2 role="status">{t('run.found')}</h2>
              <StopList stops={searchStops(day.stops, search)} />
            </Section>
          )}
        </>
      )}
      {receivedAt !== undefined && (
        <Quiet>
          {t('run.receivedAt')} <Ltr>{format.dateTime(receivedAt)}</Ltr>
        </Quiet>
      )}
    </Screen>
  );
}
