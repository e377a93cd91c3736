import { useTranslation } from '@tawseel/i18n';
import { useState, type ComponentPropsWithRef } from 'react';
import { IconButton } from '../button/button.tsx';
import { icons } from '../icon/icon.tsx';
import { Adorned, Input, Select, Textarea } from './control.styles.ts';
import { FieldFrame, type FieldFrameProps } from './field-frame.tsx';

type InputProps = Omit<ComponentPropsWithRef<'input'>, 'type'>;

export interface TextareaFieldProps extends FieldFrameProps, ComponentPropsWithRef<'textarea'> {}

/** Several lines of text. */
export function TextareaField({ label, hint, fault, isOptional = false, ...rest }: TextareaFieldProps) {
  return (
    <FieldFrame {...{ label, hint, fault, isOptional }}>
      {(control) => <Textarea dir="auto" {...control} {...rest} />}
    </FieldFrame>
  );
}

export interface PasswordFieldProps extends FieldFrameProps, InputProps {}

/** A password, hidden until its button shows it. */
export function PasswordField({ label, hint, fault, isOptional = false, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation('base');
  const [isShown, setIsShown] = useState(false);
  return (
    <FieldFrame {...{ label, hint, fault, isOptional }}>
      {(control) => (
        <Adorned>
          <Input
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            {...rest}
          />
          <IconButton
            size="small"
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            icon={isShown ? icons.eyeOff : icons.eye}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
          />
        </Adorned>
      )}
    </FieldFrame>
  );
}

/** One option of a select. */
export interface Option {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldFrameProps, ComponentPropsWithRef<'select'> {
  options: readonly Option[];
  /** Text of the empty option. Default: `Choose...`. */
  placeholder?: string;
}

/** One of several options, after an empty one. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, fault, isOptional = false, options, placeholder, ...rest } = props;
  const { t } = useTranslation('base');
  return (
    <FieldFrame {...{ label, hint, fault, isOptional }}>
      {(control) => (
        <Select {...control} {...rest}>
          <option value="">{placeholder ?? t('choose')}</option>
          {options.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

export interface ReadOnlyFieldProps extends FieldFrameProps, InputProps {
  value: string;
}

/** A read-only value in a form. */
export function ReadOnlyField({
  label,
  hint,
  fault,
  isOptional = false,
  value,
  ...rest
}: ReadOnlyFieldProps) {
  return (
    <FieldFrame {...{ label, hint, fault, isOptional }}>
      {(control) => <Input readOnly value={value || '—'} dir="auto" {...control} {...rest} />}
    </FieldFrame>
  );
}
