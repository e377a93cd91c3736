import { useFormat, useTranslation } from '@tawseel/i18n';
import { Card, Ltr, Sentence, Tag, type TagTone } from '@tawseel/ui';
import { HistoryList } from './history.styles.ts';
import { shownScans } from './scan-queue.ts';
import type { Outcome, ScanView } from './scan-view.ts';

const tones: Readonly<Record<Outcome, TagTone>> = {
  sending: 'neutral ring',
  waiting: 'attention half',
  done: 'good tick',
  there: 'attention ring',
  refused: 'bad cross',
  undone: 'neutral back',
};

const timeOf = (dateTime: string) => dateTime.slice('2026-11-21 '.length);

/** The last scans, newest first. */
export function ScanHistory({ views }: { views: readonly ScanView[] }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const shown = views.slice(0, shownScans);
  const refused = shown.filter(({ outcome }) => outcome === 'refused').length;
  return (
    <Card title={t('scan.last')}>
      {refused > 0 && (
        <Tag tone="bad cross">
          {t('scan.refusedCount', { count: refused, number: format.number(refused) })}
        </Tag>
      )}
      {shown.length === 0 && <p>{t('scan.noneYet')}</p>}
      <HistoryList>
        {shown.map(({ scan, outcome, text, scanned, refusal }) => (
          <li key={scan.client_id}>
            <span>
              <Ltr>{scanned?.parcel_code ?? scan.code}</Ltr>
            </span>
            <Tag tone={tones[outcome]}>{t(text)}</Tag>
            <small>{scanned && <bdi>{scanned.name_customer}</bdi>}</small>
            <small>{scan.at && <bdi>{timeOf(format.dateTime(scan.at))}</bdi>}</small>
            {refusal !== undefined && (
              <span data-refusal>
                <Sentence text={refusal} />
              </span>
            )}
          </li>
        ))}
      </HistoryList>
    </Card>
  );
}
