import { useFormat, useTranslation } from '@tawseel/i18n';
import { Details, EmptyState, Icon, icons, Ltr, Notice } from '@tawseel/ui';
import { useOutbox } from '../device/day-context.tsx';
import { BigLink, ButtonRow } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { visitReport } from '../reports/reports.ts';
import { StopSummary } from '../stops/stop-summary.tsx';
import { stopPath } from '../stops/stops.ts';
import { ContactLinks } from './contact-links.tsx';
import { Reported } from './reported.tsx';
import { Note, StopCard } from './stop.styles.ts';
import { useStop } from './use-stop.ts';

/** One stop: whom to call, where to go, what to collect, and what became of it. */
export function StopPage() {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { day, stop, run } = useStop();
  const { items } = useOutbox();
  if (!day || !stop) {
    return (
      <Screen title={t('stop.title')} back="/">
        <EmptyState text={t('stop.missing')} hint={t('stop.missingHint')} />
      </Screen>
    );
  }
  const report = visitReport(items, stop);
  const isReported = stop.outcome !== null || report !== undefined;
  // A parcel that was not delivered may be delivered on the same round.
  const mayReport = stop.is_open && run?.state !== 'Draft' && stop.outcome !== 'Delivered';
  const path = stopPath(stop);
  return (
    <Screen
      title={t('stop.number', { number: format.number(stop.position) })}
      subtitle={<bdi>{stop.name_shop}</bdi>}
      back="/"
      foot={
        mayReport && (
          <ButtonRow>
            <BigLink to={`${path}/failed`}>
              <Icon path={icons.cross} />
              {t('stop.failed')}
            </BigLink>
            <BigLink variant="primary" to={`${path}/delivered`}>
              <Icon path={icons.tick} strokeWidth={2.4} />
              {t('stop.delivered')}
            </BigLink>
          </ButtonRow>
        )
      }
    >
      {isReported && <Reported stop={stop} report={report} />}
      {run?.state === 'Draft' && <Notice tone="attention">{t('run.draft')}</Notice>}
      <StopCard>
        <StopSummary stop={stop} />
        <ContactLinks stop={stop} profile={day.driver} />
      </StopCard>
      {stop.note !== '' && (
        <Note>
          <strong>{t('stop.note')}</strong>
          <bdi>{stop.note}</bdi>
        </Note>
      )}
      <Details
        items={[
          { label: t('stop.code'), value: <Ltr>{stop.parcel_code}</Ltr> },
          { label: t('stop.order'), value: <Ltr>{stop.merchant_order_id}</Ltr> },
          { label: t('stop.piecesLabel'), value: format.number(stop.pieces) },
          { label: t('stop.payment'), value: <bdi>{stop.type_payment}</bdi> },
          {
            label: t('stop.attempts'),
            value:
              stop.attempts === 0
                ? t('stop.neverTried')
                : t('stop.tried', { count: stop.attempts, number: format.number(stop.attempts) }),
          },
        ]}
      />
    </Screen>
  );
}
