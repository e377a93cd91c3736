import { asText, plainText } from '@tawseel/i18n/text';
import { useEffect, useRef } from 'react';
import { useController, useWatch, type Control, type FieldValues } from 'react-hook-form';
import { ComboboxField } from '../combobox/combobox-field.tsx';
import type { LoadedComboboxProps } from '../combobox/loaded-combobox.tsx';
import { DateField } from '../fields/date-field.tsx';
import {
  PasswordField,
  ReadOnlyField,
  SelectField,
  TextareaField,
  type SelectFieldProps,
} from '../fields/fields.tsx';
import { showPlain } from '../fields/show-plain.ts';
import { TextField } from '../fields/text-field.tsx';
import { MoneyField, NumberField } from '../fields/number-field.tsx';
import { useStableHandler } from '../handler/use-stable-handler.ts';
import type { FormField, ReadOnlyFormField } from './form.types.ts';

type NamedField = Exclude<FormField, ReadOnlyFormField>;

const textTypes = { text: 'text', email: 'email', phone: 'tel' } as const;

interface ChoiceWithinProps<Output> extends Omit<LoadedComboboxProps, 'value' | 'onChange'> {
  /** Name of the field that the rows belong to. */
  within: string;
  control: Control<FieldValues, unknown, Output>;
  value: string;
  onChange: (value: string) => void;
}

/** A choice among the rows that belong to the value of another field. It is cleared when that value changes alone. */
function ChoiceWithin<Output>({ within, control, ...props }: ChoiceWithinProps<Output>) {
  const { value, onChange } = props;
  const whole = asText(useWatch({ control, name: within }));
  const shown = useRef({ whole, value });
  const clear = useStableHandler(() => onChange(''));
  useEffect(() => {
    const former = shown.current;
    shown.current = { whole, value };
    if (former.whole !== whole && former.value === value && value !== '') clear();
  }, [whole, value, clear]);
  return <ComboboxField {...props} within={whole} />;
}

interface NamedControlProps<Output> {
  field: NamedField;
  control: Control<FieldValues, unknown, Output>;
  isLocked: boolean;
}

function keep() {}

interface OfferedSelectProps extends SelectFieldProps {
  value: string;
  /** The value that the record has; offered as it is if no option has it. */
  present: string;
  onWithdrawn: () => void;
}

/** A select that clears its value when its option disappears; options that load late clear nothing. */
function OfferedSelect({ onWithdrawn, present, ...props }: OfferedSelectProps) {
  const { value } = props;
  const isPresentKnown = present === '' || props.options.some((option) => option.value === present);
  const options = isPresentKnown ? props.options : [{ value: present, label: present }, ...props.options];
  const isOffered = options.some((option) => option.value === value);
  const offered = useRef<string>(undefined);
  const withdraw = useStableHandler(onWithdrawn);
  useEffect(() => {
    if (!isOffered && offered.current === value) withdraw();
    offered.current = isOffered ? value : undefined;
  }, [isOffered, value, withdraw]);
  return <SelectField {...props} options={options} />;
}

function NamedControl<Output>({ field, control, isLocked }: NamedControlProps<Output>) {
  const {
    name,
    kind,
    label,
    hint,
    isOptional = false,
    isRequired = !isOptional,
    readOnly = false,
    disabled,
    autoComplete,
    placeholder,
  } = field;
  const { field: bound, fieldState, formState } = useController({ name, control });
  const value: unknown = bound.value;
  const shared = {
    name,
    ref: bound.ref,
    onBlur: bound.onBlur,
    label,
    hint,
    isOptional,
    fault: fieldState.error?.message,
    'aria-required': isRequired && !readOnly && !disabled,
    ...(disabled && { disabled }),
    ...(placeholder !== undefined && { placeholder }),
  };
  const typed = {
    ...shared,
    ...((readOnly || isLocked) && { readOnly: true }),
    ...(autoComplete !== undefined && { autoComplete }),
  };
  const text = { ...typed, value: asText(value), onChange: bound.onChange };
  const number = {
    ...typed,
    // A text that is not an amount is shown until something is typed over it.
    ...(typeof value === 'string' && { placeholder: value }),
    value: typeof value === 'number' ? value : undefined,
    onChange: (next: number | undefined) => bound.onChange(next ?? null),
  };

  switch (kind) {
    case 'number':
      return <NumberField {...number} />;
    case 'money':
      return <MoneyField {...number} />;
    case 'select':
      // A select has no `readOnly`, and `disabled` would drop the focus.
      return (
        <OfferedSelect
          {...shared}
          {...(isLocked && { 'aria-disabled': true })}
          value={text.value}
          onChange={isLocked ? keep : bound.onChange}
          present={asText(formState.defaultValues?.[name])}
          onWithdrawn={() => bound.onChange('')}
          options={field.options}
        />
      );
    case 'choice': {
      const { choices, isFree, within } = field;
      const choice = { ...typed, value: text.value, onChange: bound.onChange, choices, isFree };
      return within === undefined ? (
        <ComboboxField {...choice} />
      ) : (
        <ChoiceWithin {...choice} within={within} control={control} />
      );
    }
    case 'date':
      return <DateField {...text} value={text.value.split('T')[0] ?? ''} />;
    case 'password':
      return <PasswordField {...text} />;
    case 'textarea':
      return <TextareaField {...text} />;
    case 'id':
      // Lists and filters show the digits of ids in Latin.
      return (
        <TextField
          {...text}
          dir="ltr"
          onChange={(event) => bound.onChange(showPlain(event.target, plainText))}
        />
      );
    case 'text':
    case 'email':
    case 'phone':
      return <TextField {...text} type={textTypes[kind]} />;
  }
}

export interface FormFieldControlProps<Output> {
  field: FormField;
  control: Control<FieldValues, unknown, Output>;
  /** Whether the field is locked while the form saves. */
  isLocked: boolean;
}

/** Renders one field of a form and connects it to the form's state. */
export function FormFieldControl<Output>({ field, control, isLocked }: FormFieldControlProps<Output>) {
  if (field.kind === 'readOnly') {
    return <ReadOnlyField label={field.label} value={field.value} hint={field.hint} />;
  }
  return <NamedControl field={field} control={control} isLocked={isLocked} />;
}
