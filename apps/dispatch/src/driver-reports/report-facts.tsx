import { labelKey, valueKeys } from '@tawseel/api-client';
import { runLine } from '@tawseel/api-client/dispatch';
import type { FlaggedEvent } from '@tawseel/api-client/driver-app';
import { order, orderTones } from '@tawseel/api-client/orders';
import { PageLink } from '@tawseel/federation/slots';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Ltr, Money, Tag, type TagTone } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { useReasonLabel } from '../reasons/use-reason-label.ts';
import { Facts } from './driver-reports.styles.ts';

const statuses = valueKeys('dispatch', order, 'status');
const payments = valueKeys('dispatch', order, 'type_payment');
const tones: Readonly<Record<string, TagTone>> = orderTones;

/** The order of a report, or the code that no order has. */
function ReportedOrder({ report }: { report: FlaggedEvent }) {
  const { merchant_order_id: id, name_customer: name, code } = report;
  if (!id) return <Ltr>{code}</Ltr>;
  return (
    <>
      <PageLink isName page="orders" search={id}>
        <Ltr>{id}</Ltr>
      </PageLink>
      {name && (
        <>
          {' · '}
          <bdi>{name}</bdi>
        </>
      )}
    </>
  );
}

/** Shows the facts of a report beside the present ones of its order. */
export function ReportFacts({ report }: { report: FlaggedEvent }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const reasonLabel = useReasonLabel(format.language);
  const { status, price, amount_taken: amount, type_payment: payment, reason_id: reason } = report;
  const { merchant_order_id: id, code, next_on: next, note, at, received_at: received } = report;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('reports.order'), (id || code) && <ReportedOrder key="order" report={report} />],
    [
      t('reports.statusNow'),
      status && (
        <Tag key="status" tone={tones[status] ?? 'neutral'}>
          {t(statuses[status] ?? status)}
        </Tag>
      ),
    ],
    [t(labelKey('dispatch', runLine, 'total_price')), price !== null && <Money key="price" value={price} />],
    [
      t(labelKey('dispatch', runLine, 'amount_taken')),
      amount !== null && <Money key="amount" value={amount} />,
    ],
    [
      t(labelKey('dispatch', order, 'type_payment')),
      payment && <bdi key="payment">{t(payments[payment] ?? payment)}</bdi>,
    ],
    [t(labelKey('dispatch', runLine, 'reason_id')), reason && <bdi key="reason">{reasonLabel(reason)}</bdi>],
    [t('oneRun.nextOn'), next && <Ltr key="next">{format.day(next)}</Ltr>],
    [t(labelKey('dispatch', runLine, 'note')), note && <bdi key="note">{note}</bdi>],
    [
      t('reports.received'),
      format.dateTime(received) !== format.dateTime(at) && (
        <bdi key="received">{format.dateTime(received)}</bdi>
      ),
    ],
  ];
  return (
    <Facts>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Facts>
  );
}
