import { useTranslation } from '@tawseel/i18n';
import { useFetched } from '../fetched/use-fetched.ts';
import { Input } from '../fields/control.styles.ts';
import { FieldFrame, type FieldFrameProps } from '../fields/field-frame.tsx';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { LoadChoices } from './combobox.types.ts';
import { fetchedSource } from './fetched-source.ts';

export interface LoadedComboboxProps extends FieldFrameProps, Omit<ComboboxProps, 'source'> {
  label: string;
  choices: LoadChoices;
}

/** A field with a combobox, which loads its source. */
export function LoadedCombobox(props: LoadedComboboxProps) {
  const { label, hint, fault, isOptional = false, choices, ...rest } = props;
  const { t } = useTranslation('base');
  const source = useFetched(fetchedSource(choices));
  return (
    <FieldFrame {...{ label, fault, isOptional }} hint={hint ?? (rest.isFree && t('freeChoice'))}>
      {(control) =>
        source ? (
          <Combobox
            placeholder={rest.isFree ? '' : t('choose')}
            {...control}
            {...rest}
            label={label}
            source={source}
          />
        ) : (
          <Input
            ref={rest.ref}
            {...control}
            readOnly
            data-loading={!rest.readOnly || undefined}
            value={rest.value}
          />
        )
      }
    </FieldFrame>
  );
}
