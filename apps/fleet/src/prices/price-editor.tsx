import { useMay, usePages } from '@tawseel/api-client';
import {
  price,
  priceCreation,
  usePriceCreation,
  type Price,
  type PriceCell,
  type PriceCreation,
} from '@tawseel/api-client/prices';
import { useFormat, useTranslation } from '@tawseel/i18n';
import { Button, ErrorPanel, Sentence, Skeleton, useFormField, useToast } from '@tawseel/ui';
import { Form } from '@tawseel/ui/forms';
import type { KeyboardEvent } from 'react';
import { dayAfter } from './days.ts';
import { isOwn, scopeKey } from './places.ts';
import { Frame } from './price-grid.styles.ts';

export interface PriceEditorProps {
  cell: PriceCell;
  /** Whose price it is, and where. */
  title: string;
  today: string;
  onClose: () => void;
  onHistory: () => void;
  /** Opens the question whether open orders get the price. */
  onRequote: () => void;
}

/** The amounts of a rule, or of the city itself, that the form begins with. */
function amountsOf(cell: PriceCell, rule: Price | undefined) {
  const { delivery_price, return_price } = cell;
  return {
    delivery_price,
    return_price,
    ...(rule?.second_attempt_price != null && { second_attempt_price: rule.second_attempt_price }),
    ...(rule?.cod_percent != null && { cod_percent: rule.cod_percent }),
  };
}

interface PriceFormProps extends PriceEditorProps {
  /** The rule that the present price comes from. */
  rule: Price | undefined;
}

function PriceForm({ cell, rule, title, today, onClose, onHistory, onRequote }: PriceFormProps) {
  const { t } = useTranslation('fleet');
  const format = useFormat();
  const toast = useToast();
  const field = useFormField('fleet', price);
  const create = usePriceCreation();
  const hasOrders = useMay('orders.see');
  const isQuoted = isOwn(cell) && rule?.is_quoted === 'Yes';

  const save = async (values: PriceCreation) => {
    const { from_day } = values;
    await create?.(values);
    toast.success(
      t('prices.saved', { day: format.day(from_day) }),
      from_day <= today && hasOrders
        ? { action: { label: t('prices.requote.action'), onSelect: onRequote } }
        : {},
    );
  };
  return (
    <Form
      schema={priceCreation}
      subject={`price ${scopeKey(cell)}`}
      columns={3}
      fields={[
        field('delivery_price'),
        field('return_price'),
        field('from_day', { hint: isQuoted ? t('prices.quotedHint') : t('prices.fromHint') }),
        field('second_attempt_price', { isOptional: true, isRare: true }),
        field('cod_percent', { isOptional: true, isRare: true }),
        field('to_day', { isOptional: true, isRare: true, hint: t('prices.toHint') }),
      ]}
      defaults={{
        merchant_id: cell.merchant_id ?? '',
        country: cell.country,
        city: cell.city,
        area: cell.area ?? '',
        ...amountsOf(cell, rule),
        from_day: isQuoted ? dayAfter(today, 1) : today,
        to_day: cell.next_day === null ? '' : dayAfter(cell.next_day, -1),
        ends_present: true,
      }}
      onSubmit={save}
      onSuccess={onClose}
      submitLabel={t('prices.save')}
      actions={
        <>
          <Button onClick={onClose}>{t('base:cancel')}</Button>
          <Button variant="ghost" aria-haspopup="dialog" onClick={onHistory}>
            {t('prices.history')}
          </Button>
          {hasOrders && (
            <Button variant="ghost" aria-haspopup="dialog" onClick={onRequote}>
              {t('prices.requote.action')}
            </Button>
          )}
        </>
      }
      key={title}
    />
  );
}

/** Sets the price of a scope from a day on. Escape leaves it. */
export function PriceEditor(props: PriceEditorProps) {
  const { cell, title, onClose } = props;
  const { price_id: id } = cell;
  const rules = usePages(price, { filter: { key: [String(id)] }, limit: 1 }, id !== null);
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  if (rules.error) return <ErrorPanel message={rules.error.message} onRetry={rules.retry} />;
  if (id !== null && !rules.isSettled) return <Skeleton />;
  return (
    <Frame onKeyDown={leave}>
      <h2>
        <Sentence text={title} />
      </h2>
      <PriceForm {...props} rule={id === null ? undefined : rules.rows[0]} />
    </Frame>
  );
}
