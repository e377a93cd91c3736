import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Option } from '../fields/fields.tsx';

/** Schema of what a form sends; its messages are fault keys. */
export type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

interface FieldOf<Name extends string> {
  /** Field of the schema. */
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Says after the label that the field may stay empty. */
  isOptional?: boolean;
  /** Shown, sent, not changed. */
  readOnly?: boolean;
  /** Shown greyed, sent as its default. */
  disabled?: boolean;
  autoComplete?: string;
  placeholder?: string;
  /** Takes the whole width of a form with two columns. */
  isWide?: boolean;
}

export interface TextFormField<Name extends string> extends FieldOf<Name> {
  /** `id`, `email` and `phone` are written left to right in both languages. */
  kind: 'text' | 'id' | 'email' | 'phone' | 'password' | 'textarea' | 'date';
}

export interface NumberFormField<Name extends string> extends FieldOf<Name> {
  /** Give numbers to the schema: `undefined` when empty, `NaN` for what is no number. */
  kind: 'number' | 'money';
}

export interface SelectFormField<Name extends string> extends FieldOf<Name> {
  kind: 'select';
  options: readonly Option[];
}

/** A value that is only shown; the schema need not know it. */
export interface ReadOnlyFormField {
  kind: 'readOnly';
  label: string;
  value: string;
  hint?: ReactNode;
  isWide?: boolean;
}

/** One field of a form, by its kind. */
export type FormField<Name extends string = string> =
  TextFormField<Name> | NumberFormField<Name> | SelectFormField<Name> | ReadOnlyFormField;

/** Fields of a form that sends `Input`. */
export type FormFields<Input> = readonly FormField<Extract<keyof Input, string>>[];
