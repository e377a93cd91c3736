import { labelKey } from '@tawseel/api-client';
import { dayQuery, price, useQuotes, type DayQuery, type Quote } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Details, Dialog, Money, Notice, Sentence, Skeleton, useFormField } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import { useState } from 'react';
import { Answered } from './quote-dialog.styles.ts';

/** What an order would cost, and why: the amounts below a sentence with their source. */
function Answer({ asked, quote }: { asked: DayQuery; quote: Quote }) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const { city, area, day } = asked;
  const label = (name: keyof typeof price.fields) => t(labelKey('fleet', price, name));
  const { fee, return_price, second_attempt_price, cod_percent, source } = quote;
  return (
    <Answered aria-live="polite">
      <p>
        <Sentence
          text={t(`prices.quote.${source}`, {
            fee: format.money(fee),
            returned: format.money(return_price),
            city,
            area: area ?? '',
            day: format.day(day),
          })}
        />
      </p>
      <Details
        items={[
          { label: t('prices.quote.fee'), value: <Money value={fee} /> },
          { label: label('return_price'), value: <Money value={return_price} /> },
          ...(second_attempt_price === null
            ? []
            : [{ label: label('second_attempt_price'), value: <Money value={second_attempt_price} /> }]),
          ...(cod_percent === null
            ? []
            : [{ label: label('cod_percent'), value: <bdi>{`${format.number(cod_percent)}%`}</bdi> }]),
        ]}
      />
    </Answered>
  );
}

function AskedQuote({ asked }: { asked: DayQuery }) {
  const { t } = useTranslation('fleet');
  const { day, ...quoted } = asked;
  const { value, error } = useQuotes([quoted], day);
  if (error) return <Notice tone="failure">{error.message}</Notice>;
  if (!value) return <Skeleton />;
  const [quote] = value;
  if (!quote) return <Notice tone="attention">{t('prices.quote.unknown')}</Notice>;
  return <Answer asked={asked} quote={quote} />;
}

export interface QuoteDialogProps {
  today: string;
  /** Id of the merchant that the page shows; empty without one. */
  merchantId: string;
  onClose: () => void;
}

/** Tells what an order of a day would cost. */
export function QuoteDialog({ today, merchantId, onClose }: QuoteDialogProps) {
  const { t } = useTranslation('fleet');
  const field = useFormField('fleet', price);
  const [asked, setAsked] = useState<DayQuery>();
  return (
    <Dialog title={t('prices.quote.title')} width="42.5rem" onClose={onClose}>
      <Form
        schema={dayQuery}
        subject="quote"
        isGuarded={false}
        columns={2}
        fields={[
          field('merchant_id'),
          field('city'),
          field('area', { within: 'city', isOptional: true }),
          {
            name: 'total_price',
            kind: 'money',
            label: t('prices.quote.amount'),
            hint: t('prices.quote.amountHint'),
            isOptional: true,
          },
          { name: 'day', kind: 'date', label: t('prices.quote.day') },
        ]}
        defaults={{ merchant_id: merchantId, day: today }}
        onSubmit={setAsked}
        submitLabel={t('prices.quote.show')}
      />
      {asked && <AskedQuote asked={asked} />}
    </Dialog>
  );
}
