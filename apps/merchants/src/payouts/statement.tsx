import { labelKey, valueKeys } from '@tawseel/api-client';
import type { Letterhead } from '@tawseel/api-client/company';
import { sumOf } from '@tawseel/api-client/fils';
import { payout as entity, payoutLine, type Payout, type PayoutLine } from '@tawseel/api-client/payouts';
import { directionOf } from '@tawseel/i18n';
import { Money, Tag, VisuallyHidden } from '@tawseel/ui';
import { DocumentHead, numberPlaces, PageNumbers } from '@tawseel/ui/print';
import type { ReactNode } from 'react';
import { Body, Group, Sheet } from '../receipts/receipt.styles.ts';
import { payoutTones } from './payout-tones.ts';
import { StatementLines } from './statement-lines.tsx';
import type { PrintWords } from '@tawseel/ui/print';
import { Lines, manyPages, Signature } from './statement.styles.ts';

interface StatementProps {
  payout: Payout;
  lines: readonly PayoutLine[];
  company: Letterhead;
  words: PrintWords;
}

const statuses = valueKeys('merchants', entity, 'status');
const methods = valueKeys('merchants', entity, 'method');

function Entries({ title, entries }: { title: string; entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Group>
      <h3>{title}</h3>
      <dl>
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </Group>
  );
}

/** The statement of a payout on A4, in its own language and direction. */
export function Statement({ payout, lines, company, words }: StatementProps) {
  const { language, t, format } = words;
  const label = (name: keyof Payout) => t(labelKey('merchants', entity, name));
  const column = (name: keyof PayoutLine) => t(labelKey('merchants', payoutLine, name));
  const money = (amount: number) => (
    <>
      <bdi dir="ltr">{format.amount(amount)}</bdi> {format.unit()}
    </>
  );
  const id = (value: string | number) => value !== '' && <bdi dir="ltr">{value}</bdi>;
  const step = (time: string | null, person: string) =>
    time && (
      <>
        <bdi>{format.dateTime(time)}</bdi>
        <br />
        <bdi>{person}</bdi>
      </>
    );
  const { opening, total, closing, journal_id, status } = payout;
  const isPaid = journal_id > 0;
  const balances = isPaid
    ? ([
        [label('opening'), money(opening)],
        [t('merchants:payouts.accrued'), money(sumOf([closing, total, -opening]))],
        [t('merchants:payouts.paidOut'), money(total)],
        [label('closing'), money(closing)],
      ] as const)
    : ([[t('merchants:payouts.toPay'), money(total)]] as const);
  const steps = [
    [label('drafted_at'), step(payout.drafted_at, payout.drafted_by)],
    [label('approved_at'), step(payout.approved_at, payout.approved_by)],
    [label('paid_at'), step(payout.paid_at, payout.paid_by)],
    ...(payout.cancelled_at
      ? ([
          [label('cancelled_at'), step(payout.cancelled_at, payout.cancelled_by)],
          [label('cancel_reason'), <bdi key="reason">{payout.cancel_reason}</bdi>],
        ] as const)
      : []),
  ] as const;
  return (
    <Sheet
      as="article"
      style={manyPages}
      lang={language}
      dir={directionOf(language)}
      aria-label={t('merchants:payouts.one', { id: payout.payout_id })}
    >
      <PageNumbers
        $direction={directionOf(language)}
        $text={t('merchants:payouts.foot', { id: payout.payout_id, ...numberPlaces })}
      />
      <DocumentHead company={company}>
        <h2>{t('merchants:payouts.statement')}</h2>
      </DocumentHead>
      <Body>
        <Entries
          title={t('merchants:payouts.one', { id: payout.payout_id })}
          entries={[
            [label('full_name'), <bdi key="name">{payout.full_name}</bdi>],
            [label('shop_name'), <bdi key="shop">{payout.shop_name}</bdi>],
            [label('merchant_id'), id(payout.merchant_id)],
            [
              label('status'),
              <Tag key="status" tone={payoutTones[status]}>
                {t(statuses[status] ?? status)}
              </Tag>,
            ],
          ]}
        />
        <Entries
          title={t('merchants:payouts.payment')}
          entries={[
            [label('method'), t(methods[payout.method] ?? payout.method)],
            [label('account'), id(payout.account)],
            [label('reference'), id(payout.reference)],
            ...steps,
          ]}
        />
        <Entries title={t('merchants:payouts.balance')} entries={balances} />
      </Body>
      <Lines>
        <table>
          <VisuallyHidden as="caption">
            {t('merchants:payouts.linesOf', { id: payout.payout_id })}
          </VisuallyHidden>
          <thead>
            <tr>
              {(['happened_at', 'reference', 'kind', 'name_customer', 'city_order'] as const).map((name) => (
                <th key={name} scope="col">
                  {column(name)}
                </th>
              ))}
              {(['price', 'fee', 'amount'] as const).map((name) => (
                <th key={name} scope="col" data-figures>
                  {column(name)}
                </th>
              ))}
            </tr>
          </thead>
          <StatementLines key={language} lines={lines} words={words} />
          <tfoot>
            <tr>
              <th scope="row" colSpan={7}>
                {t('merchants:payouts.total')}
              </th>
              <td data-figures>
                <Money value={total} unit="none" />
              </td>
            </tr>
          </tfoot>
        </table>
      </Lines>
      <Signature>{t('merchants:payouts.received')}</Signature>
    </Sheet>
  );
}
