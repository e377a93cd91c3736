import { useTranslation } from '@tawseel/i18n';
import { useState } from 'react';
import type { ChoiceOption, LoadChoices } from '../combobox/combobox.types.ts';
import { VisuallyHidden } from '../frame/visually-hidden.tsx';
import { FilterPanel, Picked } from './filter-panel.tsx';

export interface FilterChoiceProps {
  label: string;
  /** The chosen value; empty for all. */
  value: string;
  choices: LoadChoices;
  onChange: (value: string) => void;
}

/** Filters a list by one row of another list, which is searched while typing. */
export function FilterChoice({ onChange, ...props }: FilterChoiceProps) {
  const { label, value } = props;
  const { t } = useTranslation('base');
  const [picked, setPicked] = useState<ChoiceOption>();
  const name = value && (
    <Picked pending={value}>{({ ChosenName }) => <ChosenName {...props} picked={picked} />}</Picked>
  );
  return (
    <FilterPanel
      label={label}
      isSet={value !== ''}
      shown={
        <>
          {/* Read aloud, it differs from the heading of the column. */}
          <VisuallyHidden>{t('filterBy', { label })}</VisuallyHidden>
          <span aria-hidden="true">{label}</span>
          {name}
        </>
      }
    >
      {({ ChoicePanel }, close) => (
        <ChoicePanel
          {...props}
          onPick={(option) => {
            setPicked(option);
            onChange(option.value);
            close();
          }}
        />
      )}
    </FilterPanel>
  );
}
