import { orderTones } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Icon, icons, Ltr, Money, Sentence, Tag } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { Code, Facts, Result } from './scan.styles.ts';
import { placeKeys, statusKeys } from './scan-texts.ts';
import type { Outcome, ScanView } from './scan-view.ts';

const clock = 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2';

const marks: Readonly<Record<Outcome, string>> = {
  sending: clock,
  waiting: clock,
  done: icons.tick,
  there: icons.alert,
  refused: icons.cross,
  undone: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
};

export interface ScanResultProps {
  /** The latest scan; undefined before the first one. */
  view: ScanView | undefined;
  /** What is proposed about the order. */
  children?: ReactNode;
}

/** What became of the latest scan, readable from a distance. */
export function ScanResult({ view, children }: ScanResultProps) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  if (!view) {
    return (
      <Result aria-label={t('scan.result')}>
        <p>{t('scan.none')}</p>
      </Result>
    );
  }
  const { scan, outcome, text, scanned, refusal } = view;
  return (
    <Result aria-label={t('scan.result')} data-outcome={outcome}>
      <h2>
        <Icon path={marks[outcome]} strokeWidth={2.6} />
        {t(text)}
      </h2>
      <Code>
        <Ltr>{scanned?.parcel_code ?? scan.code}</Ltr>
      </Code>
      {refusal !== undefined && (
        <p>
          <Sentence text={refusal} />
        </p>
      )}
      {scanned && (
        <>
          <p>
            <bdi>{scanned.name_customer}</bdi> · <bdi>{scanned.city_order}</bdi> ·{' '}
            <Money value={scanned.total_price} />
          </p>
          {children}
          <Facts>
            <div>
              <dt>{t('order.fields.status')}</dt>
              <dd>
                <Tag tone={orderTones[scanned.status]}>{t(statusKeys[scanned.status] ?? '')}</Tag>
              </dd>
            </div>
            <div>
              <dt>{t('order.fields.place')}</dt>
              <dd>
                {t(placeKeys[scanned.place] ?? '')}
                {scanned.place === 'Driver' && scanned.driver_name !== null && (
                  <>
                    {' · '}
                    <bdi>{scanned.driver_name}</bdi>
                  </>
                )}
              </dd>
            </div>
            {scanned.run_id !== null && (
              <div>
                <dt>{t('run.fields.run_id')}</dt>
                <dd>{format.number(scanned.run_id)}</dd>
              </div>
            )}
            <div>
              <dt>{t('order.fields.attempts')}</dt>
              <dd>{format.number(scanned.attempts)}</dd>
            </div>
            {scanned.next_attempt_on !== null && (
              <div>
                <dt>{t('order.fields.next_attempt_on')}</dt>
                <dd>
                  <Ltr>{format.day(scanned.next_attempt_on)}</Ltr>
                </dd>
              </div>
            )}
            {scanned.pieces > 1 && (
              <div>
                <dt>{t('order.fields.pieces')}</dt>
                <dd>{format.number(scanned.pieces)}</dd>
              </div>
            )}
          </Facts>
        </>
      )}
    </Result>
  );
}
