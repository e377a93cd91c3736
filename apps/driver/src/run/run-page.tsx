import { useFormat, useTranslation } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, Ltr } from '@tawseel/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDay } from '../device/day-context.tsx';
import { Quiet, Section } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { presentRun, searchStops, stopsOfRun } from '../stops/stops.ts';
import { RunChoice } from './run-choice.tsx';
import { RunFigures } from './run-figures.tsx';
import { RunState } from './run-state.tsx';
import { RunStops } from './run-stops.tsx';
import { StopList } from './stop-list.tsx';
import { StopSearch } from './stop-search.tsx';

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
      {!day && isLoading && <Waiting />}
      {!day && !isLoading && !isOnline && <EmptyState text={t('run.unknown')} />}
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
              <h2>{t('run.found')}</h2>
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
