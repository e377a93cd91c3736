import { useTimeline, type TimelineEvent } from '@tawseel/api-client/dispatch';
import type { SlotProps } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Money, Sentence, Skeleton } from '@tawseel/ui';
import { LineFailure } from './line-failure.tsx';
import { Events } from './timeline.styles.ts';
import { useEventSentence } from './use-event-sentence.ts';

const isFailed = ({ kind, outcome }: TimelineEvent) => kind === 'attempt' && outcome !== 'Delivered';

/** What happened to an order: who did it, and when; the latest event is last. */
export function OrderTimeline({ order }: SlotProps['orders.details']) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const timeline = useTimeline(order);
  const { value: events } = timeline;
  const sentenceOf = useEventSentence();
  if (timeline.error && !events) return <LineFailure failed={timeline} />;
  if (!events) return timeline.isLoading ? <Skeleton /> : null;
  if (events.length === 0) return t('timeline.none');
  return (
    <Events aria-label={t('timeline.title')}>
      {events.map((event, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- events have no identity, and are only added at the end
        <li key={at} data-tone={isFailed(event) ? 'failed' : undefined}>
          <span>
            <Sentence text={sentenceOf(event)} />
          </span>
          <Money value={event.amount} />
          <small>
            <bdi>{format.dateTime(event.at)}</bdi>
            {event.person && (
              <>
                {' · '}
                <bdi>{event.person}</bdi>
              </>
            )}
            {event.note && event.kind !== 'ended' && (
              <>
                {' · '}
                <bdi>{event.note}</bdi>
              </>
            )}
          </small>
        </li>
      ))}
    </Events>
  );
}
