import type { ReactNode } from 'react';
import type { LoadChoices } from '../combobox/combobox.types.ts';
import type { Option } from '../fields/fields.tsx';

interface Issue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

type Checked<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

/** Schema of the submitted values (https://standardschema.dev); its messages are error keys. */
export interface FormSchema<Input, Output> {
  readonly '~standard': {
    readonly types?: { readonly input: Input; readonly output: Output } | undefined;
    readonly validate: (values: unknown) => Checked<Output> | Promise<Checked<Output>>;
  };
}

/** Schema of an object, with the schemas of its fields. */
export interface ObjectSchema<Input, Output> extends FormSchema<Input, Output> {
  readonly shape: Readonly<Record<string, FormSchema<unknown, unknown>>>;
}

interface FieldOf<Name extends string> {
  /** Name of the field in the schema. */
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Marks the label as optional. */
  isOptional?: boolean;
  /**
   * A row is not saved without it, even if the row never had it; `false` for a field that only some values of others
   * require. Default: as `isOptional` says.
   */
  isRequired?: boolean;
  /** Shown and submitted, but not editable. */
  readOnly?: boolean;
  /** Shown greyed out, submitted with its default. */
  disabled?: boolean;
  autoComplete?: string;
  placeholder?: string;
  /** Spans all columns of the form; `beside`, two of three, beside a field before it. */
  isWide?: boolean | 'beside';
  /** Title of the section that begins with this field. */
  section?: string;
  /** Behind `More`, at the end of its section. */
  isRare?: boolean;
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

/** One row of another list, searched while typing. */
export interface ChoiceFormField<Name extends string> extends FieldOf<Name> {
  kind: 'choice';
  choices: LoadChoices;
  /** Texts that no row has are accepted too. */
  isFree?: boolean | undefined;
  /** Another field, whose value the rows belong to: another value of it clears this field. */
  within?: string | undefined;
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
  | TextFormField<Name>
  | NumberFormField<Name>
  | SelectFormField<Name>
  | ChoiceFormField<Name>
  | ReadOnlyFormField;

/** Fields of a form that submits `Input`. */
export type FormFields<Input> = readonly FormField<Extract<keyof Input, string>>[];

/** The record that a form begins after it has saved one. */
export interface NextRecord<Input, Output> {
  /** Label of the button that saves and begins it; Enter in a field does the same. */
  label: string;
  /** Says what Enter does, and Ctrl+Enter, which submits as the submit button does. */
  hint: string;
  /** Fields that begin with the values of the saved record. */
  keeps: readonly Extract<keyof Input, string>[];
  /** The field that is typed first. */
  first: Extract<keyof Input, string>;
  /** Called after a success. It returns its message. */
  onSaved: (values: Output) => string;
}
