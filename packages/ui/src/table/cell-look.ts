import type { Formats } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import { isPhone } from '../frame/phone.ts';
import type { TagTone } from '../frame/tag.tsx';
import { valueOf } from './columns.ts';
import type { Column } from './table.types.ts';

/** How a cell shows its value: a dash, an amount, a text that is isolated or left to right, a phone number with links, a tag. */
export interface CellLook {
  look: 'missing' | 'amount' | 'isolated' | 'ltr' | 'phone' | 'tag';
  /** The formatted value. */
  text: string;
  /** Tone of a tag. */
  tone?: TagTone;
}

/** Looks up a value in the words of the product; undefined for any other word. */
function knownOf<Known>(
  record: Readonly<Record<string, Known>> | undefined,
  value: string,
): Known | undefined {
  return record && Object.hasOwn(record, value) ? record[value] : undefined;
}

/**
 * Formats a value by its column's kind, and translates a known one. A missing value is a dash, a value of another kind stays
 * as it is. `hasUnit` also gives a phone number its links.
 */
export function lookOf<Row>(
  column: Column<Row>,
  row: Row,
  format: Formats,
  t: (key: string) => string,
  hasUnit = column.hasUnit ?? false,
): CellLook {
  const value = valueOf(column, row);
  if (value == null || value === '') return { look: 'missing', text: '—' };
  const raw = asText(value);
  const word = knownOf(column.words, raw);
  const text = word === undefined ? raw : t(word);
  switch (column.kind) {
    case 'money':
      return { look: 'amount', text: format.amount(value) };
    case 'number':
      return { look: 'ltr', text: format.number(value) };
    case 'phone':
      return { look: hasUnit && isPhone(text) ? 'phone' : 'ltr', text };
    case 'id':
      return { look: column.nameKey ? 'isolated' : 'ltr', text };
    case 'date':
      return { look: 'ltr', text: format.day(text) };
    case 'carDate':
      return { look: 'ltr', text: format.carDate(text) };
    case 'dateTime':
      return { look: 'isolated', text: format.dateTime(text) };
    case 'expenseDate':
      return { look: 'isolated', text: format.expenseDate(text) };
    case 'month':
      return { look: 'isolated', text: format.month(text) };
    case 'year':
      return { look: 'ltr', text: format.year(text) };
    case 'status':
      return { look: 'tag', text, tone: knownOf(column.tones, raw) ?? 'neutral' };
    case 'text':
    case undefined:
    default:
      return { look: 'isolated', text };
  }
}
