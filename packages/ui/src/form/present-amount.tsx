import { useTranslation } from '@tawseel/i18n';
import { Money } from '../frame/values.tsx';
import type { FormField } from './form.types.ts';

/** Amounts that changed since a form was opened, by field. */
export type Replaced = Readonly<Record<string, { was: number; now: number }>>;

/** Present values that are amounts and differ from the previous ones. */
export function replacedAmounts(
  before: Readonly<Record<string, unknown>>,
  current: Readonly<Record<string, unknown>>,
): Replaced {
  return Object.fromEntries(
    Object.entries(current).flatMap(([name, now]) => {
      const was = before[name];
      return typeof was === 'number' && typeof now === 'number' && was !== now ? [[name, { was, now }]] : [];
    }),
  );
}

function PresentAmount({ was, now }: { was: number; now: number }) {
  const { t } = useTranslation('base');
  return (
    <strong>
      {t('presentAmount')} <Money value={now} /> · {t('formerAmount')} <Money value={was} />
    </strong>
  );
}

/** The field with its present amount below it, if that changed since the form was opened. */
export function withPresent(field: FormField, replaced: Replaced): FormField {
  const amounts = field.kind === 'money' ? replaced[field.name] : undefined;
  return amounts ? { ...field, hint: <PresentAmount {...amounts} /> } : field;
}
