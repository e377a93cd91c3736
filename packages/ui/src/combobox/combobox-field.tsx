import { useTranslation } from '@tawseel/i18n';
import { Input } from '../fields/control.styles.ts';
import { FieldFrame, type FieldFrameProps } from '../fields/field-frame.tsx';
import { useFetched } from '../fetched/use-fetched.ts';
import { fetched } from '../prefetch/fetched.ts';
import type { ComboboxProps } from './combobox.tsx';
import type { LoadChoices } from './combobox.types.ts';
import { fetchedSource } from './fetched-source.ts';

const code = fetched(
  async () => (await import(/* webpackChunkName: "combobox" */ './combobox.tsx')).Combobox,
);

function stay() {}

export interface ComboboxFieldProps extends FieldFrameProps, ComboboxProps {
  label: string;
  choices: LoadChoices;
}

/** One of the rows of a list, which is searched while typing. */
export function ComboboxField({
  label,
  hint,
  fault,
  isOptional = false,
  choices,
  ...rest
}: ComboboxFieldProps) {
  const { t } = useTranslation('base');
  const Loaded = useFetched(code, stay);
  const source = useFetched(fetchedSource(choices), stay);
  return (
    <FieldFrame {...{ label, fault, isOptional }} hint={hint ?? (rest.isFree && t('freeChoice'))}>
      {(control) =>
        Loaded && source ? (
          <Loaded
            placeholder={rest.isFree ? '' : t('choose')}
            {...control}
            {...rest}
            label={label}
            source={source}
          />
        ) : (
          <Input {...control} readOnly value={rest.value} />
        )
      }
    </FieldFrame>
  );
}
