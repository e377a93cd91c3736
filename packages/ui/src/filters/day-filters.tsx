import { useFormat, useTranslation } from '@tawseel/i18n';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { DateField } from '../fields/fields.tsx';
import { Ltr } from '../frame/values.tsx';
import { Icon, icons } from '../icon/icon.tsx';
import { PopoverPanel } from '../menu/popover-panel.ts';
import { usePopover } from '../menu/use-popover.ts';
import { tokens } from '../theme/tokens.ts';
import { ChipButton, chipStyles } from './chip.styles.ts';
import { useDayDraft } from './use-day-draft.ts';

const ChipDay = styled.label`
  ${chipStyles}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  cursor: text;

  input {
    border: 0;
    padding: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
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
      <input type="date" {...day} />
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

const DaysPanel = styled(PopoverPanel).attrs({ role: 'dialog' })``;

const Days = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 15rem;
  padding: 9px;
`;

function RangeFields({ value, onChange }: Omit<FilterDateRangeProps, 'label'>) {
  const { t } = useTranslation('base');
  const from = useDayDraft(value.from ?? '', (day) => onChange({ ...value, from: day || undefined }));
  const to = useDayDraft(value.to ?? '', (day) => onChange({ ...value, to: day || undefined }));
  return (
    <>
      <DateField label={t('from')} max={value.to} {...from} />
      <DateField
        label={t('to')}
        min={value.from}
        fault={isReversed(value) ? t('reversedDays') : undefined}
        {...to}
      />
    </>
  );
}

/** Filters a list by a range of days. */
export function FilterDateRange({ label, value, onChange }: FilterDateRangeProps) {
  const { t } = useTranslation('base');
  const format = useFormat();
  const { isOpen, anchor, popover, close } = usePopover((panel) => panel.querySelector('input')?.focus());
  const isSet = Boolean(value.from ?? value.to);
  const shown = [value.from, value.to].map((day) => format.day(day) || '…').join(' – ');
  return (
    <>
      <ChipButton
        aria-label={isSet ? `${label}: ${shown}` : label}
        aria-haspopup="dialog"
        data-set={isSet || undefined}
        {...anchor}
      >
        <Icon path={icons.calendar} />
        {label}
        {isSet && <Ltr>{shown}</Ltr>}
      </ChipButton>
      <DaysPanel aria-label={label} {...popover}>
        {isOpen && (
          <Days>
            <RangeFields value={value} onChange={onChange} />
            <Button
              size="small"
              onClick={() => {
                onChange({});
                close();
              }}
            >
              {t('clear')}
            </Button>
          </Days>
        )}
      </DaysPanel>
    </>
  );
}
