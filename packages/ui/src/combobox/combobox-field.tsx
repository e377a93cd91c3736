import { useFetched } from '../fetched/use-fetched.ts';
import { TextField } from '../fields/text-field.tsx';
import { fetched } from '../prefetch/fetched.ts';
import type { LoadedComboboxProps } from './loaded-combobox.tsx';

const code = fetched(() => import(/* webpackChunkName: "pickers" */ './loaded-combobox.tsx'));

/** One of the rows of a list, which is searched while typing; a field that cannot be typed in until its code is loaded. */
export function ComboboxField(props: LoadedComboboxProps) {
  const loaded = useFetched(code);
  const { label, value } = props;
  return loaded ? <loaded.LoadedCombobox {...props} /> : <TextField label={label} value={value} readOnly />;
}
