import { useTranslation } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { Money } from '../frame/values.tsx';
import type { FormField } from './form.types.ts';

/** Values that changed since a form was opened, by field. */
export type Replaced = Readonly<Record<string, { was: unknown; now: unknown }>>;

/** Present values that differ from the previous ones. */
export function replacedValues(
  before: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
): Replaced {
  return Object.fromEntries(
    Object.entries(current).flatMap(([name, now]) => {
      const was = before[name];
      return asText(was) === asText(now) ? [] : [[name, { was, now }]];
    }),
  );
}

interface PresentValueProps {
  field: FormField;
  was: unknown;
  now: unknown;
}

function PresentValue({ field, was, now }: PresentValueProps) {
  const { t } = useTranslation('base');
  const shown = (value: unknown) => {
    if (field.kind === 'money' && typeof value === 'number') return <Money value={value} />;
    const text = asText(value);
    const option = field.kind === 'select' && field.options.find((one) => one.value === text);
    return <bdi>{option ? option.label : (field.kind === 'date' ? text.split('T')[0] : text) || '—'}</bdi>;
  };
  return (
    <strong>
      {t('presentAmount')} {shown(now)} · {t('formerAmount')} {shown(was)}
    </strong>
  );
}

/** The field with its present value below it, if that changed since the form was opened. */
export function withPresent(field: FormField, replaced: Replaced): FormField {
  const values = field.kind === 'readOnly' ? undefined : replaced[field.name];
  return values ? { ...field, hint: <PresentValue field={field} {...values} /> } : field;
}
