import { Input } from '../fields/control.styles.ts';
import { useFetched } from '../fetched/use-fetched.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { LoadChoices } from './combobox.types.ts';
import { fetchedSource } from './fetched-source.ts';

function stay() {}

export interface LoadedComboboxProps extends Omit<ComboboxProps, 'source'> {
  choices: LoadChoices;
}

/** A combobox that loads its source; until then a field that cannot be typed in. */
export function LoadedCombobox({ choices, ...props }: LoadedComboboxProps) {
  const source = useFetched(fetchedSource(choices), stay);
  if (source) return <Combobox {...props} source={source} />;
  const { id, value } = props;
  return <Input id={id} readOnly value={value} />;
}
