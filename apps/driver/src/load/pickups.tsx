import type { DriverPickup, DriverRun } from '@tawseel/api-client/driver-app-schemas';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { EmptyState, internationalDigits, Ltr, Notice } from '@tawseel/ui';
import { useState } from 'react';
import { useOutbox } from '../device/day-context.tsx';
import { RowLine, Rows, Section } from '../frame/screen.styles.ts';
import { reportsOf } from '../reports/reports.ts';
import { orderKeyOf } from '../stops/stops.ts';
import { CodeForm, type CodeResult } from './code-form.tsx';
import { PickupLabel, Shop } from './load.styles.ts';
import { TakenList } from './taken-list.tsx';

function shopsOf(pickups: readonly DriverPickup[]) {
  const ids = [...new Set(pickups.map(({ merchant_id }) => merchant_id))];
  return ids.map((id) => pickups.filter(({ merchant_id }) => merchant_id === id));
}

/** Parcels that wait at merchants, by shop. A tick or a scan picks one up. */
export function Pickups({ day }: { day: DriverRun | undefined }) {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { items, record } = useOutbox();
  const [isLost, setIsLost] = useState(false);
  const waiting = day?.pickups ?? [];

  const collect = async (pickup: DriverPickup) => {
    setIsLost(false);
    try {
      await record({ kind: 'collected', order: orderKeyOf(pickup), code: pickup.parcel_code });
      return true;
    } catch {
      setIsLost(true);
      return false;
    }
  };
  const enter = async (code: string): Promise<CodeResult> => {
    const pickup = waiting.find(({ parcel_code }) => parcel_code === code);
    if (!pickup) return { tone: 'failure', text: t('load.noPickup', { code }) };
    return (await collect(pickup))
      ? { tone: 'success', text: t('load.collected', { code }) }
      : { tone: 'failure', text: t('report.lost') };
  };

  return (
    <>
      {waiting.length > 0 && <CodeForm onCode={enter} />}
      {isLost && <Notice tone="failure">{t('report.lost')}</Notice>}
      {waiting.length === 0 && <EmptyState text={t('load.noPickups')} hint={t('load.noPickupsHint')} />}
      {shopsOf(waiting).map((pickups) => {
        const [first] = pickups;
        return (
          first && (
            <Section key={first.merchant_id} aria-label={first.name_shop}>
              <Shop>
                <h2>
                  <bdi>{first.name_shop}</bdi> ({format.number(pickups.length)})
                </h2>
                <a href={`tel:+${internationalDigits(first.phone_shop)}`}>
                  <Ltr>{first.phone_shop}</Ltr>
                </a>
              </Shop>
              <Rows>
                {pickups.map((pickup) => (
                  <li key={pickup.merchant_order_id}>
                    <PickupLabel>
                      <input type="checkbox" checked={false} onChange={() => void collect(pickup)} />
                      <RowLine>
                        <div>
                          <bdi>{pickup.name_customer}</bdi>
                          <small>
                            <Ltr>{pickup.parcel_code}</Ltr> · <bdi>{pickup.city_order}</bdi>
                          </small>
                        </div>
                        {pickup.pieces > 1 && (
                          <span>
                            {t('stop.pieces', { count: pickup.pieces, number: format.number(pickup.pieces) })}
                          </span>
                        )}
                      </RowLine>
                    </PickupLabel>
                  </li>
                ))}
              </Rows>
            </Section>
          )
        );
      })}
      <TakenList title={t('load.collectedNow')} items={reportsOf(items, ['collected'])} />
    </>
  );
}
