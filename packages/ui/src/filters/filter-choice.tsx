import { useState } from 'react';
import type { ChoiceOption, LoadChoices } from '../combobox/combobox.types.ts';
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
          {label}
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
