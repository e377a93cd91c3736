import { labelKey } from '@tawseel/api-client';
import type { Letterhead } from '@tawseel/api-client/company';
import { order as description, orderTones, type Order } from '@tawseel/api-client/orders';
import { directionOf } from '@tawseel/i18n';
import { Tag } from '@tawseel/ui';
import { QrCode } from '@tawseel/ui/qr-code';
import type { ReactNode } from 'react';
import { paymentKeys, reasonKeys, statusKeys } from '../order-columns/order-value-keys.ts';
import { isCollected } from './is-collected.ts';
import { Amount, Body, Group, Head, Sheet, Slip } from './receipt.styles.ts';
import type { PrintWords } from '@tawseel/ui/print';

/** Paper of receipts, or of labels: one to a sheet of 100 by 150 mm, or four to A4. */
export type ReceiptSheet = 'A4' | '80mm' | 'label' | 'labels';

interface ReceiptProps {
  order: Order;
  company: Letterhead;
  sheet: ReceiptSheet;
  words: PrintWords;
}

type Line = readonly [label: string, value: ReactNode];

function Lines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Group>
      <h3>{title}</h3>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === '' || value == null ? '—' : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

/** One order's receipt on its own sheet, in its own language and direction. */
export function Receipt({ order, company, sheet, words: { language, t, format } }: ReceiptProps) {
  const Root = sheet === 'A4' ? Sheet : Slip;
  const id = (value: string | null) => value && <bdi dir="ltr">{value}</bdi>;
  const named = (value: string | null, name: string | null | undefined) =>
    value && name ? `${name} (${value})` : id(value);
  const moment = (value: string | null) => <bdi>{format.dateTime(value)}</bdi>;
  const known = paymentKeys[order.type_payment];
  const payment = known === undefined ? order.type_payment : t(known);
  const isPaid = !isCollected(order);
  const price = (
    <>
      <bdi dir="ltr">{format.amount(order.total_price)}</bdi> {format.unit()}
    </>
  );
  const { end_reason: reason, end_reason_text: details } = order;
  const status = <Tag tone={orderTones[order.status]}>{t(statusKeys[order.status] ?? order.status)}</Tag>;
  const knownReason = reason ? reasonKeys[reason] : undefined;
  const label = (field: keyof typeof description.fields) => t(labelKey('merchants', description, field));
  const reasonLines: Line[] = reason
    ? [
        [label('end_reason'), knownReason === undefined ? reason : t(knownReason)],
        [label('end_reason_text'), details],
      ]
    : [];
  // A server without parcel codes sends neither.
  const parcelLines: Line[] = order.parcel_code
    ? [
        [label('parcel_code'), id(order.parcel_code)],
        [label('pieces'), format.number(order.pieces)],
      ]
    : [];
  return (
    <Root
      lang={language}
      dir={directionOf(language)}
      aria-label={t('receipt.of', { id: order.merchant_order_id })}
    >
      <Head company={company}>
        <h2>{t('receipt.title')}</h2>
      </Head>
      <Amount>
        <div>
          <span>{label('merchant_order_id')}</span>
          <b>{id(order.merchant_order_id)}</b>
          <span>{isPaid ? payment : label('total_price')}</span>
          <b>{isPaid ? t('receipt.nothing') : price}</b>
        </div>
        <figure aria-label={t('receipt.code', { id: order.merchant_order_id })}>
          <QrCode text={order.merchant_order_id} />
        </figure>
      </Amount>
      <Body>
        <Lines
          title={t('receipt.deliverTo')}
          lines={[
            [label('name_customer'), order.name_customer],
            [label('phone_customer'), id(order.phone_customer)],
            [label('city_order'), order.city_order],
            [label('address_order'), order.address_order],
          ]}
        />
        <Lines
          title={t('receipt.order')}
          lines={[
            [label('name_order'), order.name_order],
            [label('name_shop'), order.name_shop],
            [label('merchant_id'), named(order.merchant_id, order.merchant_name)],
            [label('driver_id'), named(order.driver_id, order.driver_name)],
            [label('status'), status],
            [label('type_payment'), payment],
            ...(isPaid ? [[label('total_price'), price] as const] : []),
            ...parcelLines,
            [label('note'), order.note],
            ...reasonLines,
          ]}
        />
        <Lines
          title={t('receipt.dates')}
          lines={[
            [label('date_order_start'), moment(order.date_order_start)],
            [label('date_order_delivery_customer'), id(format.day(order.date_order_delivery_customer))],
            [
              label('date_order_delivery_customer_end'),
              order.date_order_delivery_customer_end && moment(order.date_order_delivery_customer_end),
            ],
          ]}
        />
      </Body>
    </Root>
  );
}
