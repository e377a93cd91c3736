import { useFetched } from '../fetched/use-fetched.ts';
import { TextField } from '../fields/text-field.tsx';
import { fetched } from '../prefetch/fetched.ts';
import { useSteadyFocus } from './use-steady-focus.ts';
import type { LoadedComboboxProps } from './loaded-combobox.tsx';

const code = fetched(() => import('./loaded-combobox.tsx'));

/** One of the rows of a list, which is searched while typing; a field that cannot be typed in until its code is loaded. */
export function ComboboxField(props: LoadedComboboxProps) {
  const loaded = useFetched(code);
  const { ref: given, ...rest } = props;
  const ref = useSteadyFocus(given);
  if (loaded) return <loaded.LoadedCombobox {...rest} ref={ref} />;
  const { label, value, isOptional = false, readOnly } = rest;
  return <TextField {...{ ref, label, value, isOptional }} readOnly data-loading={!readOnly || undefined} />;
}
