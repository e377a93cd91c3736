/**
 * Field kinds: what a field of an entity holds, as plain data. Browsers load descriptions with every list, so that this
 * file imports types alone. Everything else (schemas, column types, exported headings) is derived from a kind elsewhere.
 */

import type { Capability } from '../client/capabilities.ts';
import type { Permission } from '../permissions/permissions.ts';

/** Options that every kind takes. A field is required, shown in rows, sortable and searchable unless they say otherwise. */
export interface FieldOptions {
  /** A creation may leave the field out. */
  optional?: true;
  /** The column may hold null. With `optional`, the input may also be null or empty. */
  nullable?: true;
  /**
   * Inputs that have the field; creation and update by default. `ignored`: forms send it at creation, the server sets its
   * own value.
   */
  input?: 'create' | 'update' | 'ignored' | 'none';
  /** `false`: stored, and never part of a row. */
  row?: false;
  /** `false`: rows cannot be sorted by it. */
  sort?: false;
  /** Whether the search looks in it; by default in all but the tenant, images and JSON. */
  search?: boolean;
  /** No two visible rows of a company share the value; the database index is `<table>_<field>`. */
  unique?: true;
  /** Texts that the product itself gives to a `text`; people may write others. */
  known?: readonly string[];
  /** Table whose rows a text is chosen from; that of a reference is its own. */
  choices?: string;
  /** Values that none of the rows of `choices` has are accepted too. */
  free?: true;
  /** Values are codes: exports keep them as they are, and their labels may be left out. */
  code?: true;
  /** Exports in Arabic translate the values; those in English keep the released codes. */
  translated?: true;
  /** Data of a customer: the audit log holds it apart from its entries, and it can be erased. */
  personal?: true;
  /** Unit of a number, if it is not the unit of its kind. */
  unit?: 'JOD' | 'months';
  /** Permission that reading the field needs: rows for people without it leave the field out. */
  see?: Permission;
  /** Capability of servers that have the field: others are not sent it. */
  needs?: Capability;
  /** The month or year that a day, its first one, stands for: workbooks show that. */
  period?: 'month' | 'year';
  /** A number that identifies a row, such as a journal: screens show it without thousands separators. */
  serial?: true;
  /** A text keeps its line breaks. */
  lines?: true;
  /** Largest length of a text, largest value of a whole number. */
  max?: number;
}

export type FieldKind =
  | 'id'
  | 'company'
  | 'reference'
  | 'text'
  | 'phone'
  | 'email'
  | 'secret'
  | 'image'
  | 'choice'
  | 'money'
  | 'signedMoney'
  | 'quantity'
  | 'wholeNumber'
  | 'day'
  | 'moment'
  | 'json';

export interface Field extends FieldOptions {
  kind: FieldKind;
  /** Values of a `choice`. */
  values?: readonly string[];
  /** Table whose id a `reference` holds. */
  references?: string;
  /** A filter accepts the id in any letter case, digits of either script, spaces around it. */
  typed?: true;
  /** Property of rows that has the name of the row that a `reference` is to. */
  nameAs?: string;
}

export type Fields = Readonly<Record<string, Field>>;

function ofKind<const Kind extends FieldKind>(kind: Kind) {
  function field(): { kind: Kind };
  function field<const Options extends FieldOptions>(options: Options): { kind: Kind } & Options;
  function field(options?: FieldOptions) {
    return { kind, ...options };
  }
  return field;
}

/** Identifier that an administrator gives: letters of any script, digits, and `- _ . /`, 1 to 50 characters. */
export const id = /* @__PURE__ */ ofKind('id');

/** The tenant. A request may carry it; the server always takes the session's. */
export const company = /* @__PURE__ */ ofKind('company');

/** Text of 1 to `max` (200) characters that shows something, trimmed; tabs and line breaks become spaces. */
export const text = /* @__PURE__ */ ofKind('text');

/** 9 to 15 digits; Arabic-Indic digits are normalised to Latin ones, spaces, hyphens and a plus left out. */
export const phone = /* @__PURE__ */ ofKind('phone');

/** E-mail address of at most 200 characters. */
export const email = /* @__PURE__ */ ofKind('email');

/** Password: 6 to 200 characters, stored hashed, never part of a row, an export or the audit log. */
export const secret = /* @__PURE__ */ ofKind('secret');

/** Image as a data URL: part of a row, never searched, sorted, exported or logged. */
export const image = /* @__PURE__ */ ofKind('image');

/** Amount in JD, at least 0, at most three decimals; stored in fils. */
export const money = /* @__PURE__ */ ofKind('money');

/** Amount in JD of either sign. */
export const signedMoney = /* @__PURE__ */ ofKind('signedMoney');

/** Number of things, at least 0, at most three decimals. */
export const quantity = /* @__PURE__ */ ofKind('quantity');

/** Whole number from 0 to `max` (1,000,000,000). */
export const wholeNumber = /* @__PURE__ */ ofKind('wholeNumber');

/** Calendar day, `YYYY-MM-DD`. */
export const day = /* @__PURE__ */ ofKind('day');

/** Moment, ISO 8601 with the company's own offset. An input gives it as a day. */
export const moment = /* @__PURE__ */ ofKind('moment');

/** Values of another row, by column; null for an empty column. */
export const json = /* @__PURE__ */ ofKind('json');

/** One of the given values. */
export function choice<const Value extends string>(
  values: readonly Value[],
): { kind: 'choice'; values: readonly Value[] };
export function choice<const Value extends string, const Options extends FieldOptions>(
  values: readonly Value[],
  options: Options,
): { kind: 'choice'; values: readonly Value[] } & Options;
export function choice(values: readonly string[], options?: FieldOptions) {
  return { kind: 'choice', values, ...options };
}

/** Id of a row of another table of the same company. */
export function reference(references: string): { kind: 'reference'; references: string };
export function reference<const Options extends FieldOptions & Pick<Field, 'typed' | 'nameAs'>>(
  references: string,
  options: Options,
): { kind: 'reference'; references: string } & Options;
export function reference(references: string, options?: FieldOptions) {
  return { kind: 'reference', references, ...options };
}

const numberKinds: ReadonlySet<FieldKind> = new Set(['money', 'signedMoney', 'quantity', 'wholeNumber']);

/** Whether JSON writes the kind as a number. */
export function isNumber(kind: FieldKind): boolean {
  return numberKinds.has(kind);
}
