import { useFormat, useTranslation } from '@tawseel/i18n';
import { EmptyState, ErrorPanel, Ltr, Money } from '@tawseel/ui';
import { useEffect } from 'react';
import { useDay } from '../device/day-context.tsx';
import { Quiet, RowLine, Rows, Section } from '../frame/screen.styles.ts';
import { Screen } from '../frame/screen.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { Held } from './cash.styles.ts';

/** The driver's cash by order, and the handovers. */
export function CashPage() {
  const { t } = useTranslation('driver');
  const format = useFormat();
  const { cash, isOnline, error, refreshCash } = useDay();
  useEffect(() => {
    void refreshCash();
  }, [refreshCash]);
  return (
    <Screen title={t('cash.title')}>
      {isOnline && error !== undefined && <ErrorPanel message={error} onRetry={() => void refreshCash()} />}
      {!cash && isOnline && error === undefined && <Waiting />}
      {!cash && !isOnline && <EmptyState text={t('cash.unknown')} />}
      {cash && (
        <>
          <Held>
            <dt>{t('cash.holds')}</dt>
            <dd>
              <Money value={cash.holds} />
            </dd>
            {cash.commission !== null && (
              <>
                <dt>{t('cash.commission')}</dt>
                <dd>
                  <Money value={cash.commission} />
                </dd>
              </>
            )}
          </Held>
          <Section>
            <h2>{t('cash.orders')}</h2>
            {cash.orders.length === 0 ? (
              <Quiet>{t('cash.noOrders')}</Quiet>
            ) : (
              <Rows>
                {cash.orders.map((order) => (
                  <li key={order.parcel_code}>
                    <RowLine>
                      <div>
                        <bdi>{order.name_customer}</bdi>
                        <small>
                          <Ltr>{order.merchant_order_id}</Ltr> · <Ltr>{format.dateTime(order.at)}</Ltr>
                        </small>
                      </div>
                      <Money value={order.amount} />
                    </RowLine>
                  </li>
                ))}
              </Rows>
            )}
          </Section>
          <Section>
            <h2>{t('cash.handovers')}</h2>
            {cash.handovers.length === 0 ? (
              <Quiet>{t('cash.noHandovers')}</Quiet>
            ) : (
              <Rows>
                {cash.handovers.map((handover) => (
                  <li key={handover.handover_id}>
                    <RowLine>
                      <div>
                        <Ltr>{format.dateTime(handover.at)}</Ltr>
                        <small>
                          {t('cash.count', {
                            count: handover.orders,
                            number: format.number(handover.orders),
                          })}
                        </small>
                        {handover.received !== handover.expected && (
                          <small>
                            {t('cash.expected')} <Money value={handover.expected} />
                          </small>
                        )}
                      </div>
                      <Money value={handover.received} />
                    </RowLine>
                  </li>
                ))}
              </Rows>
            )}
          </Section>
        </>
      )}
    </Screen>
  );
}
