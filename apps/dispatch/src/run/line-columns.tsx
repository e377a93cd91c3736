import { valueKeys } from '@tawseel/api-client';
import { runLine, type Run, type RunLine } from '@tawseel/api-client/dispatch';
import { orderTones } from '@tawseel/api-client/orders';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { columnsOf, Ltr, Tag } from '@tawseel/ui';
import { Outcome } from './run-lines.styles.ts';
import { outcomeTones } from '../open-runs/run-tones.ts';
import { useReasonLabel } from '../reasons/use-reason-label.ts';

const outcomes = valueKeys('dispatch', runLine, 'outcome');

/** What became of a parcel, with the reason or the note. */
function LineOutcome({ line: { outcome, reason_id: reason, note, proofs } }: { line: RunLine }) {
  const { t } = useTranslation('dispatch');
  const format = useFormat();
  const label = useReasonLabel(format.language);
  if (!outcome) return '—';
  // Servers without the app of drivers send no number.
  const photos = proofs > 0 && t('proofs.count', { number: format.number(proofs) });
  const details = [reason && label(reason), note, photos].filter(Boolean).join(' · ');
  return (
    <Outcome>
      <Tag tone={outcomeTones[outcome]}>{t(outcomes[outcome] ?? outcome)}</Tag>
      {details && (
        <small>
          <bdi>{details}</bdi>
        </small>
      )}
    </Outcome>
  );
}

/** A deleted order has no code any more. */
function ParcelCode({ line: { parcel_code: code, merchant_order_id: id } }: { line: RunLine }) {
  return <bdi dir="ltr">{code || id}</bdi>;
}

function Phone({ phone }: { phone: string | null }) {
  return phone ? (
    <a href={`tel:${phone}`}>
      <Ltr>{phone}</Ltr>
    </a>
  ) : (
    '—'
  );
}

const looks = {
  position: { kind: 'number' },
  parcel_code: { isPrimary: true, render: (line: RunLine) => <ParcelCode line={line} /> },
  merchant_order_id: { kind: 'id' },
  phone_customer: {
    isBrief: true,
    render: ({ phone_customer: phone }: RunLine) => <Phone phone={phone} />,
  },
  name_customer: { isBrief: true },
  address_order: { isBrief: true },
  to_collect: { isBrief: true },
  status: { tones: orderTones },
  outcome: { isBrief: true, render: (line: RunLine) => <LineOutcome line={line} /> },
} as const;

const parcel = [
  'position',
  'parcel_code',
  'merchant_order_id',
  'name_customer',
  'phone_customer',
  'address_order',
  'city_order',
  'to_collect',
  'attempts',
] as const;

const draft = columnsOf('dispatch', runLine, [...parcel, 'status'], looks);
const out = columnsOf('dispatch', runLine, [...parcel, 'outcome'], looks);

/** Columns of a run's orders. A draft has no outcomes. */
export const lineColumns = (state: Run['state']) => (state === 'Draft' ? draft : out);
