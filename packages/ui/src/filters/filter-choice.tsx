import { useState } from 'react';
import type { ChoiceOption, LoadChoices } from '../combobox/combobox.types.ts';
import { fetchedSource } from '../combobox/fetched-source.ts';
import { useFetched } from '../fetched/use-fetched.ts';
import { PopoverPanel } from '../menu/popover-panel.ts';
import { usePopover } from '../menu/use-popover.ts';
import { fetched } from '../prefetch/fetched.ts';
import { ChipButton } from './chip.styles.ts';

const code = fetched(() => import(/* webpackChunkName: "combobox" */ '../combobox/choice-panel.tsx'));

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
function Part({ choices, value, picked, onPick, label }: PartProps) {
  const parts = useFetched(code, stay);
  const source = useFetched(fetchedSource(choices), stay);
  if (!parts || !source) return onPick ? null : value;
  return onPick ? (
    <parts.ChoicePanel {...{ label, source, value, onPick }} />
  ) : (
    <parts.ChosenName {...{ source, value, picked }} />
  );
}

/** Filters a list by one row of another list, which is searched while typing. */
export function FilterChoice(props: FilterChoiceProps) {
  const { label, value, onChange } = props;
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
      <PopoverPanel role="dialog" aria-label={label} {...popover}>
        {isOpen && <Part {...props} picked={picked} onPick={pick} />}
      </PopoverPanel>
    </>
  );
}
