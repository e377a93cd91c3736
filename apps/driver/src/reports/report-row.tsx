import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, Ltr, Tag, type TagTone } from '@tawseel/ui';
import type { OutboxItem } from '../device/outbox-item.ts';
import { useDay, useOutbox } from '../device/day-context.tsx';
import { RowLine } from '../frame/screen.styles.ts';
import { useNow } from '../frame/use-now.ts';
import { ReportActions } from './report-row.styles.ts';
import { canUndo, subjectOf, undoOf } from './reports.ts';

const tones: Readonly<Record<OutboxItem['state'], TagTone>> = {
  waiting: 'attention ring',
  sent: 'good tick',
  flagged: 'bad cross',
};

/** One report: what, whose, when, and whether it is at the server. */
export function ReportRow({ item }: { item: OutboxItem }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { day } = useDay();
  const { record } = useOutbox();
  const now = useNow();
  const { event, state, message, proofsLeft } = item;
  const subject = subjectOf(day, event);
  const isUndoable = ['delivered', 'failed', 'loaded', 'collected'].includes(event.kind) && canUndo(item, now);
  return (
    <li>
      <RowLine>
        <div>
          <bdi>{subject || t('reports.order')}</bdi>
          <small>
            {t(`reports.kinds.${event.kind}`)} · <Ltr>{format.dateTime(event.at)}</Ltr>
          </small>
          {message !== '' && <small>{message}</small>}
          {proofsLeft > 0 && (
            <small>{t('reports.photosLeft', { count: proofsLeft, number: format.number(proofsLeft) })}</small>
          )}
        </div>
        <ReportActions>
          <Tag tone={tones[state]}>{t(`reports.states.${state}`)}</Tag>
          {isUndoable && (
            <Button
              aria-label={t('reports.undoOf', { name: subject })}
              onClick={() => void record(undoOf(item))}
            >
              {t('base:undo')}
            </Button>
          )}
        </ReportActions>
      </RowLine>
    </li>
  );
}
