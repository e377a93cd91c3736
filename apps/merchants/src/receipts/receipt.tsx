import type { Company } from '@tawseel/api-client/company';
import type { Order } from '@tawseel/api-client/orders';
import { directionOf } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { paymentWords, statusLooks } from '../order-words/order-words.ts';
import { QrCode } from './qr-code.tsx';
import { Amount, Body, Group, Head, Sheet, Slip } from './receipt.styles.ts';
import type { ReceiptWords } from './use-receipt-words.ts';

/** Paper sizes of receipts. */
export type ReceiptSheet = 'A4' | '80mm';

interface ReceiptProps {
  order: Order;
  company: Company;
  sheet: ReceiptSheet;
  words: ReceiptWords;
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
  const moment = (value: string | null) => <bdi>{format.dateTime(value)}</bdi>;
  const payment = paymentWords[order.type_payment];
  return (
    <Root
      lang={language}
      dir={directionOf(language)}
      aria-label={t('receipt.of', { id: order.merchant_order_id })}
    >
      <Head>
        <div>
          <strong>
            <bdi>{company.name_company}</bdi>
          </strong>
          <p>
            <bdi>{company.city}</bdi> · <bdi dir="ltr">{company.phone}</bdi>
          </p>
        </div>
        <h2>{t('receipt.title')}</h2>
      </Head>
      <Amount>
        <div>
          <span>{t('orders.id')}</span>
          <b>{id(order.merchant_order_id)}</b>
          <span>{t('orders.total')}</span>
          <b>
            <bdi dir="ltr">{format.amount(order.total_price)}</bdi> {format.unit()}
          </b>
        </div>
        <figure aria-label={t('receipt.code', { id: order.merchant_order_id })}>
          <QrCode text={order.merchant_order_id} />
        </figure>
      </Amount>
      <Body>
        <Lines
          title={t('receipt.deliverTo')}
          lines={[
            [t('orders.customer'), order.name_customer],
            [t('orders.phone'), id(order.phone_customer)],
            [t('orders.city'), order.city_order],
            [t('orders.address'), order.address_order],
          ]}
        />
        <Lines
          title={t('receipt.order')}
          lines={[
            [t('orders.name'), order.name_order],
            [t('orders.shop'), order.name_shop],
            [t('orders.merchant'), id(order.merchant_id)],
            [t('orders.driver'), id(order.driver_id)],
            [t('orders.status'), t(statusLooks[order.status].word)],
            [t('orders.payment'), payment === undefined ? order.type_payment : t(payment)],
          ]}
        />
        <Lines
          title={t('receipt.dates')}
          lines={[
            [t('orders.start'), moment(order.date_order_start)],
            [t('orders.due'), id(format.day(order.date_order_delivery_customer))],
            [
              t('orders.end'),
              order.date_order_delivery_customer_end && moment(order.date_order_delivery_customer_end),
            ],
          ]}
        />
      </Body>
    </Root>
  );
}
