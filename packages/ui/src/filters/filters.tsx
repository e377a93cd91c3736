import { useFormat, useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { selectArrow } from '../fields/control.styles.ts';
import type { Option } from '../fields/fields.tsx';
import { tokens } from '../theme/tokens.ts';
import { chipStyles } from './chip.styles.ts';

const ChipSelect = styled.select`
  ${chipStyles}
  ${selectArrow}
  /* As wide as its value, so that the filters have room on one line. */
  field-sizing: content;
  max-inline-size: 12rem;

  option {
    background: ${tokens.color.raised};
    color: ${tokens.color.text};
  }
`;

export interface FilterSelectProps {
  label: string;
  /** The selected value; empty for all. */
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
}

/** Filters a list by one of several values. */
export function FilterSelect({ label, value, options, onChange }: FilterSelectProps) {
  const { t } = useTranslation('base');
  return (
    <ChipSelect
      aria-label={t('filterBy', { label })}
      value={value}
      data-set={value !== '' || undefined}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{`${label}: ${t('all')}`}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </ChipSelect>
  );
}

export interface FilterToggleProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const ChipToggle = styled.button`
  ${chipStyles}
`;

/** Value of a {@link FilterToggle} that is set. */
export const toggled = 'only';

/** Filters a list by a property that its rows have or not. */
export function FilterToggle({ label, value, onChange }: FilterToggleProps) {
  return (
    <ChipToggle
      type="button"
      aria-pressed={value !== ''}
      data-set={value !== '' || undefined}
      onClick={() => onChange(value ? '' : toggled)}
    >
      {label}
    </ChipToggle>
  );
}

const Count = styled.p`
  min-inline-size: 9ch;
  min-block-size: 1lh;
  margin-inline-start: auto;
  text-align: end;
  font-size: 0.8125rem;
  color: ${tokens.color.muted};
`;

export interface ResultCountProps {
  /** Loaded rows. */
  shown: number;
  /** Matching rows, if known. */
  total?: number | undefined;
  /** The count is not known yet; its space stays reserved. */
  isUnknown?: boolean;
}

/** Number of rows in a list; screen readers announce changes. */
export function ResultCount({ shown, total = shown, isUnknown = false }: ResultCountProps) {
  const { t } = useTranslation('base');
  const { number } = useFormat();
  const text =
    shown < total
      ? t('shownOf', { shown: number(shown), total: number(total) })
      : t('results', { count: total, number: number(total) });
  return <Count aria-live="polite">{isUnknown ? '' : text}</Count>;
}
