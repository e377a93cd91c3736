import { useFormat, useTranslation, type Formats, type Translate } from '@tawseel/i18n';
import { asText } from '@tawseel/i18n/text';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Tag } from '../frame/tag.tsx';
import { isPhone, PhoneLinks } from '../frame/phone-links.tsx';
import { Ltr, Money } from '../frame/values.tsx';
import { tokens } from '../theme/tokens.ts';
import type { Column } from './table.types.ts';

const Missing = styled.span`
  color: ${tokens.color.faint};
`;

/** The value of a column in a row, before formatting. */
export function valueOf<Row>(column: Column<Row>, row: Row): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, column.key) : undefined;
}

/** Looks up a value in the words of the product; undefined for any other word. */
function knownOf<Known>(
  record: Readonly<Record<string, Known>> | undefined,
  value: string,
): Known | undefined {
  return record && Object.hasOwn(record, value) ? record[value] : undefined;
}

/** The column that names a row. */
export function primaryOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.isPrimary) ?? columns[0];
}

/** A row's name as text, for messages about it. */
export function nameOf<Row>(columns: readonly Column<Row>[], row: Row): string {
  const primary = primaryOf(columns);
  return primary ? asText(valueOf(primary, row)) : '';
}

/** Whether a column holds figures, which are aligned by their decimals. */
export function hasFigures({ kind }: Pick<Column<never>, 'kind'>): boolean {
  return kind === 'money' || kind === 'number';
}

/**
 * Formats a value by its column's kind, and translates a known one. A missing value is a dash, a value of another kind stays
 * as it is. `hasUnit` forces the unit.
 */
export function writeValue<Row>(
  column: Column<Row>,
  row: Row,
  format: Formats,
  t: Translate,
  hasUnit = column.hasUnit,
): ReactNode {
  const value = valueOf(column, row);
  if (value == null || value === '') return <Missing>—</Missing>;
  const raw = asText(value);
  const word = knownOf(column.words, raw);
  const text = word === undefined ? raw : t(word);
  switch (column.kind) {
    case 'money':
      return <Money value={value} unit={hasUnit ? 'JD' : 'none'} isSigned={column.isSigned ?? false} />;
    case 'number':
      return <Ltr>{format.number(value)}</Ltr>;
    case 'phone':
      if (hasUnit && isPhone(text)) return <PhoneLinks phone={text} />;
      return <Ltr>{text}</Ltr>;
    case 'id':
      return <Ltr>{text}</Ltr>;
    case 'date':
      return <Ltr>{format.day(text)}</Ltr>;
    case 'carDate':
      return <Ltr>{format.carDate(text)}</Ltr>;
    case 'dateTime':
      return <bdi>{format.dateTime(text)}</bdi>;
    case 'expenseDate':
      return <bdi>{format.expenseDate(text)}</bdi>;
    case 'month':
      return <bdi>{format.month(text)}</bdi>;
    case 'year':
      return <Ltr>{format.year(text)}</Ltr>;
    case 'status':
      return <Tag tone={knownOf(column.tones, raw) ?? 'neutral'}>{text}</Tag>;
    case 'text':
    case undefined:
      return <bdi>{text}</bdi>;
    default:
      return null;
  }
}

interface CellValueProps<Row> {
  column: Column<Row>;
  row: Row;
  hasUnit?: boolean;
}

/** A formatted value: rendered by the column, or else by {@link writeValue}. */
export function CellValue<Row>({ column, row, hasUnit }: CellValueProps<Row>) {
  const format = useFormat();
  const { t } = useTranslation();
  return column.render ? column.render(row) : writeValue(column, row, format, t, hasUnit);
}
