import type { Language } from '@tawseel/i18n';
import { isColumn } from '../description/columns.ts';
import type { Entity } from '../description/define-entity.ts';
import type { Field, FieldKind } from '../description/field.ts';
import { countsText } from '../activity/counts-text.ts';
import { eventAddress, recordChange, type LoggedValues } from '../activity/record-change.ts';
import { speechOf } from '../activity/sentence-text.ts';
import { labels } from '../labels/labels.ts';
import { cellOf } from './cell.ts';

const units = {
  en: { JD: 'JD', JOD: 'JOD', months: 'months' },
  ar: { JD: 'د.أ', JOD: 'د.أ', months: 'بالأشهر' },
} as const;

function unitOf({ kind, unit }: Field) {
  return unit ?? (kind === 'money' || kind === 'signedMoney' ? 'JD' : undefined);
}

/** A column of an export. */
export interface ExportColumn {
  name: string;
  /** Kind of its values: workbooks have a number format for each. */
  kind: FieldKind;
  /** The month or year that a day stands for, as the field has it. */
  period?: Field['period'];
  heading: string;
  /** Translations of its values, if any. A map, because the engine caches property names for long. */
  words: ReadonlyMap<string, string> | undefined;
  /** Writes its cell, if no kind fits. */
  write?: ((row: object) => string) | undefined;
}

/** Writes an event without a record as the screen does. */
function eventText(entry: LoggedValues, language: Language): string {
  const address = eventAddress(entry);
  const label = labels[language].get('audit_entry')?.texts?.['address'];
  return address === undefined ? '' : `${label}: ${address}`;
}

/**
 * Writes the values of a record on one side of a change: those that differ, with the headings of the record's own list. An event
 * without a record is written after the change.
 */
function loggedValues(side: 'before' | 'after', language: Language) {
  const known = new Map<string, readonly ExportColumn[]>();
  const speech = speechOf(language);
  return (row: object): string => {
    const entry = { ...row };
    const change = recordChange(entry);
    if (!change) return side === 'after' ? eventText(entry, language) : '';
    const { entity, names } = change;
    const columns = known.get(entity.name) ?? exportColumns(entity, language);
    known.set(entity.name, columns);
    const values = columns.filter(({ name }) => names.includes(name) && change[side][name] != null);
    const text = (column: ExportColumn) =>
      column.kind === 'json' ? countsText(change[side][column.name], speech) : cellOf(column, change[side]);
    return values.map((column) => `${column.heading}: ${text(column)}`).join('; ');
  };
}

const isSide = (name: string): name is 'before' | 'after' => name === 'before' || name === 'after';

/** The exported columns of an entity's list, with headings and translations in the language. Images are left out. */
export function exportColumns(
  { name: entity, fields }: Pick<Entity, 'name' | 'fields'>,
  language: Language,
): ExportColumn[] {
  const texts = labels[language].get(entity);
  return Object.entries(fields)
    .filter(([, field]) => isColumn(field) && field.kind !== 'image')
    .flatMap(([name, field]): ExportColumn[] => {
      const unit = unitOf(field);
      const label = texts?.fields[name] ?? name;
      const isCode = field.code && (language === 'en' || !field.translated);
      const values = isCode ? undefined : texts?.values?.[name];
      const column = {
        name,
        kind: field.kind,
        ...(field.period && { period: field.period }),
        // Screens show the unit elsewhere.
        heading: unit ? `${label} (${units[language][unit]})` : label,
        words: values && new Map(Object.entries(values)),
        ...(field.kind === 'json' && isSide(name) && { write: loggedValues(name, language) }),
      };
      const { nameAs } = field;
      if (!nameAs) return [column];
      return [
        column,
        { name: nameAs, kind: 'text', heading: texts?.fields[nameAs] ?? nameAs, words: undefined },
      ];
    });
}
