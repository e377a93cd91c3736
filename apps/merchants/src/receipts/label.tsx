import type { Letterhead } from '@tawseel/api-client/company';
import type { Order } from '@tawseel/api-client/orders';
import { directionOf } from '@tawseel/i18n';
import { QrCode } from '@tawseel/ui/qr-code';
import type { PrintWords } from '@tawseel/ui/print';
import { Barcode } from './barcode.tsx';
import { isCollected } from './is-collected.ts';
import { Bars, City, Code, Customer, LabelSheet, Price, Route } from './label.styles.ts';

interface LabelProps {
  order: Order;
  company: Letterhead;
  words: PrintWords;
}

/** The labels of an order, 100 by 150 mm: one for each piece, in its own language and direction. */
export function Labels({ order, ...rest }: LabelProps) {
  return Array.from({ length: order.pieces || 1 }, (_, at) => (
    <Label key={at} order={order} piece={at + 1} {...rest} />
  ));
}

function Label({ order, piece, company, words: { language, t, format } }: LabelProps & { piece: number }) {
  const { parcel_code: code, pieces, total_price, merchant_name, merchant_id } = order;
  return (
    <LabelSheet
      lang={language}
      dir={directionOf(language)}
      aria-label={t('receipt.labelOf', { id: code, piece })}
    >
      <Route>
        <strong>{company.name_company}</strong>
        <span>
          <bdi>{order.name_shop || merchant_name || merchant_id}</bdi>
        </span>
        <bdi dir="ltr">{order.merchant_order_id}</bdi>
      </Route>
      <Bars>
        <Barcode text={code} />
        <bdi dir="ltr">{code}</bdi>
      </Bars>
      <City>
        <bdi>{order.city_order}</bdi>
      </City>
      <Customer>
        <strong>
          <bdi>{order.name_customer}</bdi>
        </strong>
        <bdi dir="ltr">{order.phone_customer}</bdi>
        <span>
          <bdi>{order.address_order}</bdi>
        </span>
        {order.note && (
          <span>
            <bdi>{order.note}</bdi>
          </span>
        )}
      </Customer>
      <Price>
        <div>
          <span>{isCollected(order) ? t('receipt.collect') : t('receipt.nothing')}</span>
          {isCollected(order) && (
            <strong>
              <bdi dir="ltr">{format.amount(total_price)}</bdi> {format.unit()}
            </strong>
          )}
          <span>
            {t('receipt.piece', { piece: format.number(piece), pieces: format.number(pieces || 1) })}
          </span>
        </div>
        <Code>
          <QrCode text={code} />
        </Code>
      </Price>
    </LabelSheet>
  );
}
