import { labelKey } from '@tawseel/api-client';
import type { Letterhead } from '@tawseel/api-client/company';
import {
  handover as entity,
  handoverOrder,
  notes,
  type Handover,
  type HandoverOrder,
} from '@tawseel/api-client/handovers';
import { directionOf } from '@tawseel/i18n';
import { Notice, Sentence } from '@tawseel/ui';
import { DocumentHead, numberPlaces, PageNumbers, type PrintWords } from '@tawseel/ui/print';
import type { ReactNode } from 'react';
import { Lines, Orders, Sheet, Signatures } from './handover-receipt.styles.ts';

interface HandoverReceiptProps {
  handover: Handover;
  orders: readonly HandoverOrder[];
  company: Letterhead;
  words: PrintWords;
}

type Line = readonly [label: string, value: ReactNode];

function Listed({ lines }: { lines: readonly Line[] }) {
  return (
    <Lines>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </Lines>
  );
}

/** A handover on paper, in its own language and direction, to be signed by the driver and the cashier. */
export function HandoverReceipt({ handover, orders, company, words }: HandoverReceiptProps) {
  const { language, t, format } = words;
  const { handover_id: id, counts, note } = handover;
  const label = (field: keyof Handover) => t(labelKey('fleet', entity, field));
  const heading = (field: keyof HandoverOrder) => t(labelKey('fleet', handoverOrder, field));
  const ltr = (text: ReactNode) => <bdi dir="ltr">{text}</bdi>;
  const money = (amount: number) => (
    <>
      {ltr(format.amount(amount))} {format.unit()}
    </>
  );
  const counted = notes.flatMap((value): Line[] => {
    const number = counts?.[value];
    return number
      ? [[t('handovers.note', { value: format.number(value) }), ltr(`× ${format.number(number)}`)]]
      : [];
  });
  const coins = counts?.['coins'];
  const optional = (field: 'other' | 'commission_kept'): Line[] =>
    handover[field] === 0 ? [] : [[label(field), money(handover[field])]];
  return (
    <Sheet lang={language} dir={directionOf(language)} aria-label={t('handovers.receiptOf', { id })}>
      <PageNumbers $direction={directionOf(language)} $text={t('handovers.foot', { id, ...numberPlaces })} />
      <DocumentHead company={company}>
        <div>
          <h2>{t('handovers.receiptTitle')}</h2>
          <p>
            {label('handover_id')} {ltr(id)}
          </p>
        </div>
      </DocumentHead>
      {handover.reversed_at && (
        <Notice tone="failure">
          <Sentence
            text={t('handovers.reversedStamp', {
              time: format.dateTime(handover.reversed_at),
              reason: handover.reversal_reason,
            })}
          />
        </Notice>
      )}
      <Listed
        lines={[
          [label('happened_at'), format.dateTime(handover.happened_at)],
          [label('name_driver'), `${handover.name_driver} (${handover.driver_id})`],
          [label('person'), handover.person],
          ...(note ? [[label('note'), note] as const] : []),
        ]}
      />
      <Listed
        lines={[
          ...optional('other'),
          [label('expected'), money(handover.expected)],
          ...counted,
          ...(typeof coins === 'number' && coins > 0 ? [[t('handovers.coins'), money(coins)] as const] : []),
          [label('counted'), money(handover.counted)],
          ...optional('commission_kept'),
          [label('difference'), money(handover.difference)],
          ...(handover.difference_reason
            ? [[label('difference_reason'), handover.difference_reason] as const]
            : []),
        ]}
      />
      {orders.length > 0 && (
        <Orders>
          <caption>
            {t('handovers.ordersOf')} ({format.number(orders.length)})
          </caption>
          <thead>
            <tr>
              <th scope="col">{heading('merchant_order_id')}</th>
              <th scope="col">{heading('name_shop')}</th>
              <th scope="col">{heading('collected_at')}</th>
              <th scope="col">{heading('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.journal_id}>
                <td>{ltr(order.merchant_order_id)}</td>
                <td>
                  <bdi>{order.name_shop ?? order.merchant_id}</bdi>
                </td>
                <td>{ltr(format.day(order.collected_at))}</td>
                <td>{ltr(format.amount(order.amount))}</td>
              </tr>
            ))}
          </tbody>
        </Orders>
      )}
      <Signatures>
        <span>{t('handovers.signDriver')}</span>
        <span>{t('handovers.signCashier')}</span>
      </Signatures>
    </Sheet>
  );
}
