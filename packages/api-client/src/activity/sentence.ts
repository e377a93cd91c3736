import type { Formats } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import type { Field } from '../description/field.ts';
import type { AuditEntry } from '../records/audit-entry.entity.ts';
import { recordChange, valuesOf, type LoggedValues, type RecordChange } from './record-change.ts';
import { sentenceName } from './sentence-name.ts';
import type { SentenceName } from '../records/sentence-names.ts';

/** How a language writes values: its formats, and its words by path, such as `order.values.status.Pending`. */
export interface Speech {
  format: Formats;
  /** The word; undefined for a path without one. */
  word(path: string): string | undefined;
}

/** A sentence on an entry, with the values that its text names. Each value is isolated by U+2068 and U+2069. */
export interface Sentence {
  name: SentenceName;
  values: Readonly<Record<string, string>>;
}

export type SaidEntry = Pick<
  AuditEntry,
  'entity' | 'entity_key' | 'action' | 'actor' | 'person' | 'admin_id' | 'before' | 'after'
>;

const isolated = (text: string) => `\u2068${text}\u2069`;

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Fields that name a record better than its key does. */
const nameFields: Readonly<Record<string, string>> = {
  driver: 'name_driver',
  merchant: 'shop_name',
  car: 'model',
  car_service: 'description',
  expense: 'description',
  account: 'name',
  session: 'name',
};

function written(entity: string, name: string, field: Field | undefined, value: unknown, speech: Speech) {
  const { format, word } = speech;
  if (value === null || value === undefined) return '—';
  if (field?.kind === 'money' || field?.kind === 'signedMoney') return format.amount(value);
  return word(`${entity}.values.${name}.${asText(value)}`) ?? asText(value);
}

function recordName({ entity, entity_key: key }: SaidEntry, values: LoggedValues, speech: Speech): string {
  const [first = '', second = ''] = key.split(' / ');
  if (entity === 'order' || entity === 'deleted_order' || entity === 'profit') return isolated(first);
  if (entity === 'city') return isolated(second || first);
  if (entity === 'opening_balance') {
    const account = speech.word(`opening_balance.values.account.${first}`) ?? first;
    const holder = [asText(values['holder_name']), second].filter(Boolean).map(isolated);
    return [isolated(account), ...holder].join(' ');
  }
  const name = asText(values[nameFields[entity] ?? '']);
  const shown = isUuid.test(key) ? '—' : key;
  if (entity === 'account' || entity === 'session') return isolated(name || shown);
  return name ? `${isolated(name)} (${isolated(key)})` : isolated(key);
}

/** Values of a change by field, and those before it by `before_` and the field. */
function changedValues(change: RecordChange, speech: Speech): [string, string][] {
  const { entity, before, after } = change;
  const fields: Readonly<Record<string, Field>> = entity.fields;
  const present = Object.keys(after).length > 0 ? after : before;
  const one = (name: string, value: unknown) =>
    isolated(written(entity.name, name, fields[name], value, speech));
  return Object.keys(fields).flatMap((name): [string, string][] => [
    [name, one(name, present[name])],
    [`before_${name}`, one(name, before[name])],
  ]);
}

function lowered(text: string | undefined) {
  return text === undefined ? undefined : text.toLowerCase();
}

/** Puts an entry of the audit log into a sentence of the product's words. */
export function sentenceOf(entry: SaidEntry, speech: Speech): Sentence {
  const { word, format } = speech;
  const change = recordChange(entry);
  const after = valuesOf(entry.after);
  const present = entry.after ? after : valuesOf(entry.before);
  const ofEvent = (kind: string, value: unknown) =>
    word(`sentence.values.${kind}.${asText(value)}`) ?? asText(value);
  const record = ofEvent('record', entry.entity);
  const merchant =
    asText(present['name_shop']) ||
    asText(present['merchant_id']) ||
    (entry.entity_key.split(' / ')[1] ?? entry.entity_key);
  const values = {
    ...(change && Object.fromEntries(changedValues(change, speech))),
    who: isolated(entry.person || (word(`audit_entry.values.actor.${entry.actor}`) ?? entry.actor)),
    what: recordName(entry, present, speech),
    merchant: isolated(merchant),
    record:
      record === entry.entity
        ? (lowered(word(`audit_entry.values.entity.${entry.entity}`)) ?? record)
        : record,
    action: word(`audit_entry.values.action.${entry.action}`) ?? entry.action,
    gap: isolated(format.amount(Math.abs(Number(present['difference'] ?? 0)))),
    address: isolated(asText(after['address'])),
    user: isolated(asText(after['user'])),
    reason: ofEvent('reason', after['reason']),
    factor: ofEvent('factor', after['factor']),
    list: ofEvent('list', entry.entity_key),
    months: isolated(asText(after['retention_months']) || '—'),
    file: isolated(asText(after['format']).toUpperCase()),
  };
  return { name: sentenceName(entry, change, after), values };
}
