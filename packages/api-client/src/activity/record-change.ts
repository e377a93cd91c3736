import { asText } from '@tawseel/i18n/text';
import { entities } from '../entities/entities.ts';
import { isColumn } from '../description/columns.ts';
import type { Entity } from '../description/define-entity.ts';
import type { Field } from '../description/field.ts';

/** Values of a row that the audit log names, by column. */
export type LoggedValues = Readonly<Record<string, unknown>>;

/** Old and new values of a change in the audit log. */
export interface RecordChange {
  /** The record's description. */
  entity: Entity;
  /** Columns whose values differ, besides the key; of a new row those that have one. */
  names: readonly string[];
  before: LoggedValues;
  after: LoggedValues;
}

const described: ReadonlyMap<string, Entity> = new Map(Object.entries(entities));

/** The values of one side of a change; none if it is missing. */
export function valuesOf(logged: unknown): LoggedValues {
  return typeof logged === 'object' && logged !== null ? { ...logged } : {};
}

/** Ids of accounts, which the names of their people stand beside, say nothing to people. */
const isAccountId = ({ kind, code }: Field) => kind === 'text' && code === true;

/** 0 stands for no journal. */
function loggedValue({ serial }: Field, value: unknown): unknown {
  return (serial && value === 0) || value === '' ? null : value;
}

/** The change of an entry; undefined for an event without a record, such as a sign-in. */
export function recordChange(entry: LoggedValues): RecordChange | undefined {
  const entity = described.get(asText(entry['entity']));
  if (!entity) return undefined;
  const fields: Readonly<Record<string, Field>> = entity.fields;
  const side = (logged: unknown) =>
    Object.fromEntries(
      Object.entries(valuesOf(logged)).map(([name, value]) => [
        name,
        loggedValue(fields[name] ?? { kind: 'text' }, value),
      ]),
    );
  const [before, after] = [side(entry['before']), side(entry['after'])];
  const names = Object.entries(fields).flatMap(([name, field]) =>
    isColumn(field) &&
    field.kind !== 'company' &&
    !isAccountId(field) &&
    !entity.key.includes(name) &&
    asText(before[name]) !== asText(after[name])
      ? [name]
      : [],
  );
  return { entity, names, before, after };
}

/** IP address of an event that changed no record; undefined for events of the system. */
export function eventAddress(entry: LoggedValues): string | undefined {
  const { address } = valuesOf(entry['after']);
  return typeof address === 'string' ? address : undefined;
}
