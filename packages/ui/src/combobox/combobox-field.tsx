import { useTranslation } from '@tawseel/i18n';
import { Input } from '../fields/control.styles.ts';
import { FieldFrame, type FieldFrameProps } from '../fields/field-frame.tsx';
import { useFetched } from '../fetched/use-fetched.ts';
import { fetched } from '../prefetch/fetched.ts';
import type { LoadedComboboxProps } from './loaded-combobox.tsx';

const code = fetched(
  async () => (await import(/* webpackChunkName: "pickers" */ './loaded-combobox.tsx')).LoadedCombobox,
);

function stay() {}

export interface ComboboxFieldProps extends FieldFrameProps, LoadedComboboxProps {
  label: string;
}

/** One of the rows of a list, which is searched while typing. */
export function ComboboxField({ label, hint, fault, isOptional = false, ...rest }: ComboboxFieldProps) {
  const { t } = useTranslation('base');
  const Loaded = useFetched(code, stay);
  return (
    <FieldFrame {...{ label, fault, isOptional }} hint={hint ?? (rest.isFree && t('freeChoice'))}>
      {(control) =>
        Loaded ? (
          <Loaded placeholder={rest.isFree ? '' : t('choose')} {...control} {...rest} label={label} />
        ) : (
          <Input {...control} readOnly value={rest.value} />
        )
      }
    </FieldFrame>
  );
}
