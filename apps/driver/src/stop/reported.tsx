import type { DriverStop } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr, Money, Notice } from '@tawseel/ui';
import { useDay, useOutbox } from '../device/day-context.tsx';
import type { OutboxItem } from '../device/outbox-item.ts';
import { BigButton, Quiet } from '../frame/screen.styles.ts';
import { useNow } from '../frame/use-now.ts';
import { canUndo, undoOf } from '../reports/reports.ts';
import { ReportBox } from './stop.styles.ts';

export interface ReportedProps {
  stop: DriverStop;
  /** The report of this device, if it still has it. */
  report: OutboxItem | undefined;
}

/** What was reported about a stop, whether the server has it, and Undo while it is fresh. */
export function Reported({ stop, report }: ReportedProps) {
  const { t, i18n } = useTranslation('driver');
  const format = useFormat();
  const { day } = useDay();
  const { record } = useOutbox();
  const now = useNow();
  const event = report?.event;
  const outcome = event ? (event.kind === 'delivered' ? 'Delivered' : 'Failed') : stop.outcome;
  if (outcome === null) return null;
  const reasonId = event?.reason_id ?? stop.reason_id;
  const reason = day?.reasons.find(({ reason_id }) => reason_id === reasonId);
  const taken = event?.amount_taken ?? stop.amount_taken ?? stop.to_collect;
  return (
    <ReportBox data-outcome={outcome} role="status">
      <strong>{t(`outcomes.${outcome}`)}</strong>
      {outcome === 'Delivered' && taken > 0 && (
        <span>
          {t('stop.taken')} <Money value={taken} />
        </span>
      )}
      {outcome === 'Failed' && reason && (
        <span>{i18n.language === 'ar' ? reason.label_ar : reason.label_en}</span>
      )}
      {event?.next_on !== undefined && (
        <span>
          {t('stop.nextOn')} <Ltr>{format.day(event.next_on)}</Ltr>
        </span>
      )}
      {event && (
        <Quiet>
          <Ltr>{format.dateTime(event.at)}</Ltr> · {t(`reports.states.${report.state}`)}
        </Quiet>
      )}
      {report?.state === 'flagged' && (
        <Notice tone="attention">
          {t('stop.flagged')} {report.message}
        </Notice>
      )}
      {report && canUndo(report, now) && (
        <BigButton onClick={() => void record(undoOf(report))}>{t('base:undo')}</BigButton>
      )}
    </ReportBox>
  );
}
