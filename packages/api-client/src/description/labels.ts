import type { Field, Fields } from './field.ts';

/** Names of the fields that a screen, a form or an export shows. */
type LabelledField<Fs extends Fields> = {
  [Name in keyof Fs]: Fs[Name] extends { kind: 'image' } | { row: false }
    ? never
    : Name | (Fs[Name] extends { nameAs: infer As } ? As : never);
}[keyof Fs] &
  string;

/** Values that the product itself gives to a field; other texts are those of people. */
type KnownValue<One extends Field> = One extends
  | { values: readonly (infer Value)[] }
  | { known: readonly (infer Value)[] }
  ? Value & string
  : never;

type ValueField<Fs extends Fields> = {
  [Name in keyof Fs]: [KnownValue<Fs[Name]>] extends [never] ? never : Name;
}[keyof Fs];

type CodeField<Fs extends Fields> = {
  [Name in keyof Fs]: Fs[Name] extends { code: true } ? Name : never;
}[keyof Fs];

type ValueLabels<Fs extends Fields> = {
  readonly [Name in Exclude<ValueField<Fs>, CodeField<Fs>>]: Readonly<Record<KnownValue<Fs[Name]>, string>>;
} & {
  readonly [Name in CodeField<Fs>]?: Readonly<Record<KnownValue<Fs[Name]>, string>>;
};

/**
 * Labels of an entity in one language: of each field, and of each value that the product gives to a field. Labels of codes
 * may be left out.
 */
export type LabelsOf<Described extends { fields: Fields }> = {
  /** Texts of a screen that shows only this entity. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly fields: { readonly [Name in LabelledField<Described['fields']>]: string };
} & ([ValueField<Described['fields']>] extends [CodeField<Described['fields']>]
  ? { readonly values?: ValueLabels<Described['fields']> }
  : { readonly values: ValueLabels<Described['fields']> });

/** Labels of the entities of a domain, by name. */
export type DomainLabels<Described extends { name: string; fields: Fields }> = {
  readonly [One in Described as One['name']]: LabelsOf<One>;
};

/** Labels of any entity. */
export interface EntityLabels {
  readonly texts?: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}
