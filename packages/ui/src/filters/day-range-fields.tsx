import { useTranslation } from '@tawseel/i18n';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { DateField } from '../fields/date-field.tsx';
import type { DayRange } from './day-filters.tsx';
import { useDayDraft } from './use-day-draft.ts';

const Days = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 15rem;
  padding: 9px;
`;

export interface DayRangeFieldsProps {
  value: DayRange;
  /** Whether the range ends before it begins. */
  isReversed: boolean;
  onChange: (value: DayRange) => void;
  onClose: () => void;
}

/** The open panel of a range of days. */
export function DayRangeFields({ value, isReversed, onChange, onClose }: DayRangeFieldsProps) {
  const { t } = useTranslation('base');
  const first = useRef<HTMLInputElement>(null);
  const from = useDayDraft(value.from ?? '', (day) => onChange({ ...value, from: day || undefined }));
  const to = useDayDraft(value.to ?? '', (day) => onChange({ ...value, to: day || undefined }));
  useEffect(() => first.current?.focus(), []);
  return (
    <Days>
      <DateField ref={first} label={t('from')} max={value.to} {...from} />
      <DateField
        label={t('to')}
        min={value.from}
        fault={isReversed ? t('reversedDays') : undefined}
        {...to}
      />
      <Button
        size="small"
        onClick={() => {
          onChange({});
          onClose();
        }}
      >
        {t('clear')}
      </Button>
    </Days>
  );
}
