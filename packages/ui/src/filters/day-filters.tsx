import { useFormat, useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { DayInput } from '../fields/date-field.tsx';
import { Ltr } from '../frame/values.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { tokens } from '../theme/tokens.ts';
import { chipStyles } from './chip.styles.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useDayDraft } from './use-day-draft.ts';

const ChipDay = styled.label`
  ${chipStyles}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  cursor: text;

  > div {
    display: flex;
  }

  && input {
    inline-size: 6.5rem;
    block-size: auto;
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
  }

  && button {
    position: static;
    block-size: auto;
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${tokens.color.accent};
    outline-offset: 1px;
  }
`;

export interface FilterDayProps {
  label: string;
  /** `YYYY-MM-DD`; empty for all days. */
  value: string;
  onChange: (value: string) => void;
}

/** Filters a list by one calendar day. */
export function FilterDay({ label, value, onChange }: FilterDayProps) {
  const day = useDayDraft(value, onChange);
  return (
    <ChipDay data-set={value !== '' || undefined}>
      {label}
      <DayInput {...day} />
    </ChipDay>
  );
}

/** First and last day, inclusive, `YYYY-MM-DD`; either may be open. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Whether the range ends before it begins and so contains no day. */
export function isReversed({ from, to }: DayRange): boolean {
  return Boolean(from && to && to < from);
}

export interface FilterDateRangeProps {
  label: string;
  value: DayRange;
  onChange: (value: DayRange) => void;
}

/** Filters a list by a range of days. */
export function FilterDateRange({ label, value, onChange }: FilterDateRangeProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  const isSet = Boolean(value.from ?? value.to);
  const shown = [value.from, value.to].map((day) => format.day(day) || '…').join(' – ');
  return (
    <FilterPanel
      label={label}
      aria-label={t('filterBy', { label: isSet ? `${label}: ${shown}` : label })}
      isSet={isSet}
      shown={
        <>
          <Icon path={icons.calendar} />
          {label}
          {isSet && <Ltr>{shown}</Ltr>}
        </>
      }
    >
      {({ DayRangeFields }, close) => (
        <DayRangeFields value={value} isReversed={isReversed(value)} onChange={onChange} onClose={close} />
      )}
    </FilterPanel>
  );
}
