import type { DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { useTranslation } from '@tawseel/i18n';
import { EmptyState, Icon, icons, Notice } from '@tawseel/ui';
import { useOutbox } from '../device/day-context.tsx';
import { BigLink, Section } from '../frame/screen.styles.ts';
import { ordersWithDesk } from '../reports/reports.ts';
import { groupStops, stopsOfRun } from '../stops/stops.ts';
import { NextStop } from './next-stop.tsx';
import { StopList } from './stop-list.tsx';

/** The stops of a run: the next one large, then what is left, then what was reported. */
export function RunStops({ day, runId }: { day: DriverRun; runId: number }) {
  const { t } = useTranslation('driver');
  const { items } = useOutbox();
  const stops = stopsOfRun(day, runId);
  const { left, asked, failed, delivered } = groupStops(stops, ordersWithDesk(items));
  const isOut = day.runs.some(({ run_id, state }) => run_id === runId && state === 'Issued');
  const next = isOut ? left[0] : undefined;
  const sections = [
    { name: t(next ? 'run.later' : 'run.stops'), stops: next ? left.slice(1) : left },
    { name: t('run.asked'), stops: asked },
    { name: t('run.failed'), stops: failed },
    { name: t('run.delivered'), stops: delivered },
  ];
  if (stops.length === 0) return <EmptyState text={t('run.empty')} hint={t('run.emptyHint')} />;
  return (
    <>
      {next && <NextStop stop={next} />}
      {isOut && !next && <Notice tone="success">{t('run.allReported')}</Notice>}
      {sections.map(
        ({ name, stops: shown }) =>
          shown.length > 0 && (
            <Section key={name}>
              <h2>{name}</h2>
              <StopList stops={shown} />
            </Section>
          ),
      )}
      {isOut && left.length > 1 && (
        <BigLink to={`/run/${runId}/order`}>
          <Icon path={icons.sort} />
          {t('run.changeOrder')}
        </BigLink>
      )}
    </>
  );
}
