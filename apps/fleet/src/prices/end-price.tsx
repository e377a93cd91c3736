import type { Send } from '@tawseel/api-client';
import { price as entity, priceEnd, type Price, type PriceEnd } from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Sentence, useFormField, useToast } from '@tawseel/ui';
import { ConfirmDialog, FormDialog } from '@tawseel/ui/dialogs';
import { dayAfter } from './days.ts';

interface EndPriceProps {
  price: Price;
  end: Send<PriceEnd>;
  today: string;
  onClose: () => void;
}

/** Ends a price on a day, or removes one that has not begun. */
export function EndPrice({ price, end, today, onClose }: EndPriceProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const toast = useToast();
  const field = useFormField('fleet', entity);
  const { price_id, from_day, delivery_price } = price;
  if (from_day > today)
    return (
      <ConfirmDialog
        title={t('prices.remove.action')}
        question={
          <Sentence
            text={t('prices.remove.question', {
              price: format.money(delivery_price),
              day: format.day(from_day),
            })}
          />
        }
        confirmLabel={t('prices.remove.action')}
        isDanger
        onConfirm={async () => {
          await end({ price_id, to_day: dayAfter(from_day, -1) });
          toast.success(t('prices.remove.done'));
        }}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={t('prices.end.title')}
      subject={`end of price ${price_id}`}
      schema={priceEnd}
      fields={[field('to_day', { label: t('prices.end.day'), hint: t('prices.end.hint') })]}
      defaults={{ price_id, to_day: today }}
      onSubmit={end}
      submitLabel={t('prices.end.action')}
      done={t('prices.end.done')}
      onClose={onClose}
    />
  );
}
