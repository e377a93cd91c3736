import { useState } from 'react';
import type { ChoiceOption, LoadChoices } from '../combobox/combobox.types.ts';
import { useFetched } from '../fetched/use-fetched.ts';
import { usePopover } from '../menu/use-popover.ts';
import { fetched } from '../prefetch/fetched.ts';
import { ChipButton, ChipPanel } from './chip.styles.ts';

const code = fetched(() => import(/* webpackChunkName: "pickers" */ '../combobox/choice-panel.tsx'));

function stay() {}

export interface FilterChoiceProps {
  label: string;
  /** The chosen value; empty for all. */
  value: string;
  choices: LoadChoices;
  onChange: (value: string) => void;
}

interface PartProps extends Omit<FilterChoiceProps, 'onChange'> {
  picked: ChoiceOption | undefined;
  /** Given for the panel. */
  onPick?: (option: ChoiceOption) => void;
}

/** The chosen name or the panel, once their code is loaded. */
function Part({ onPick, ...props }: PartProps) {
  const parts = useFetched(code, stay);
  if (!parts) return onPick ? null : props.value;
  return onPick ? <parts.ChoicePanel {...props} onPick={onPick} /> : <parts.ChosenName {...props} />;
}

/** Filters a list by one row of another list, which is searched while typing. */
export function FilterChoice({ onChange, ...props }: FilterChoiceProps) {
  const { label, value } = props;
  const { isOpen, anchor, popover, close } = usePopover();
  const [picked, setPicked] = useState<ChoiceOption>();
  const pick = (option: ChoiceOption) => {
    setPicked(option);
    onChange(option.value);
    close();
  };
  return (
    <>
      <ChipButton aria-haspopup="dialog" data-set={value !== '' || undefined} {...anchor}>
        {label}
        {value && <Part {...props} picked={picked} />}
      </ChipButton>
      <ChipPanel aria-label={label} {...popover}>
        {isOpen && <Part {...props} picked={picked} onPick={pick} />}
      </ChipPanel>
    </>
  );
}
