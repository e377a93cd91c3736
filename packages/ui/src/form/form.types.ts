import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Option } from '../fields/fields.tsx';

/** Schema of the submitted values; its messages are error keys. */
export type FormSchema<Input extends FieldValues, Output> = z.ZodMiniType<Output, Input>;

interface FieldOf<Name extends string> {
  /** Name of the field in the schema. */
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Marks the label as optional. */
  isOptional?: boolean;
  /** Shown and submitted, but not editable. */
  readOnly?: boolean;
  /** Shown greyed out, submitted with its default. */
  disabled?: boolean;
  autoComplete?: string;
  placeholder?: string;
  /** Spans all columns of the form. */
  isWide?: boolean;
}

export interface TextFormField<Name extends string> extends FieldOf<Name> {
  /** `id`, `email` and `phone` are left to right in both languages. */
  kind: 'text' | 'id' | 'email' | 'phone' | 'password' | 'textarea' | 'date';
}

export interface NumberFormField<Name extends string> extends FieldOf<Name> {
  /** The schema receives a number: `undefined` for an empty field, `NaN` for text that is not a number. */
  kind: 'number' | 'money';
}

export interface SelectFormField<Name extends string> extends FieldOf<Name> {
  kind: 'select';
  options: readonly Option[];
}

/** A read-only value that is not part of the schema. */
export interface ReadOnlyFormField {
  kind: 'readOnly';
  label: string;
  value: string;
  hint?: ReactNode;
  isWide?: boolean;
}

/** One field of a form, discriminated by `kind`. */
export type FormField<Name extends string = string> =
  TextFormField<Name> | NumberFormField<Name> | SelectFormField<Name> | ReadOnlyFormField;

/** Fields of a form that submits `Input`. */
export type FormFields<Input> = readonly FormField<Extract<keyof Input, string>>[];
