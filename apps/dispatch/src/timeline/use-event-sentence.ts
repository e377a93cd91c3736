import { valueKeys } from '@tawseel/api-client';
import { useFailureReasons, type Place, type TimelineEvent } from '@tawseel/api-client/dispatch';
import { order } from '@tawseel/api-client/orders';
import { useTranslation } from '@tawseel/i18n';

const placeKeys = valueKeys('dispatch', order, 'place');
const statusKeys = valueKeys('dispatch', order, 'status');
const endReasonKeys = valueKeys('dispatch', order, 'end_reason');

/** Writes an event of an order as a sentence, whose names are isolated. */
export function useEventSentence(): (event: TimelineEvent) => string {
  const { t, i18n } = useTranslation('dispatch');
  const reasons = useFailureReasons();
  const wordOf = (keys: Readonly<Record<string, string>>, value: string | null) => {
    const key = keys[value ?? ''];
    return key ? t(key) : (value ?? '—');
  };
  const reasonOf = (id: string) => {
    const found = reasons.value?.find(({ reason_id }) => reason_id === id);
    if (!found) return wordOf(endReasonKeys, id);
    return i18n.language === 'ar' ? found.label_ar : found.label_en;
  };
  const placeOf = (place: Place | null, driver: string | null) => {
    const word = wordOf(placeKeys, place);
    return place === 'Driver' && driver ? t('timeline.placeOf', { place: word, driver }) : word;
  };
  const withReason = (sentence: string, id: string | null) =>
    id ? t('timeline.because', { sentence, reason: reasonOf(id) }) : sentence;

  return (event) => {
    const { kind, number, driver_name: driver, reason_id: reason } = event;
    switch (kind) {
      case 'moved': {
        const from = placeOf(event.from_place, null);
        const sentence = t('timeline.moved', { from, to: placeOf(event.to_place, driver) });
        return number === null ? sentence : t('timeline.onRun', { sentence, number });
      }
      case 'run':
        return t('timeline.run', { number, driver: driver ?? '—' });
      case 'attempt':
        return withReason(t(`timeline.attempt.${event.outcome ?? 'Failed'}`, { number }), reason);
      case 'ended':
        return withReason(
          t('timeline.ended', { status: wordOf(statusKeys, event.status) }),
          reason ?? event.note,
        );
      case 'created':
        return t('timeline.created');
      case 'reversed':
        return withReason(t('timeline.reversed'), reason);
      case 'handover':
      case 'payout':
      case 'manifest':
        return t(`timeline.document.${kind}`, { number });
    }
  };
}
