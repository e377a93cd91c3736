import { useFormat, useTranslation, type Formats, type Translate } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Tag } from '../frame/tag.tsx';
import { PhoneLinks } from '../frame/phone-links.tsx';
import { Ltr, Money } from '../frame/values.tsx';
import { tokens } from '../theme/tokens.ts';
import { lookOf } from './cell-look.ts';
import { valueOf } from './columns.ts';
import type { Column } from './table.types.ts';

const Missing = styled.span`
  color: ${tokens.color.faint};
`;

/** Writes a value by its column's kind; {@link lookOf} says how. `hasUnit` forces the unit. */
export function writeValue<Row>(
  column: Column<Row>,
  row: Row,
  format: Formats,
  t: Translate,
  hasUnit = column.hasUnit ?? false,
): ReactNode {
  const cell = lookOf(column, row, format, t, hasUnit);
  switch (cell.look) {
    case 'missing':
      return <Missing>{cell.text}</Missing>;
    case 'amount':
      return (
        <Money
          value={valueOf(column, row)}
          unit={hasUnit ? 'JD' : 'none'}
          isSigned={column.isSigned ?? false}
        />
      );
    case 'phone':
      return <PhoneLinks phone={cell.text} />;
    case 'ltr':
      return <Ltr>{cell.text}</Ltr>;
    case 'tag':
      return <Tag {...cell}>{cell.text}</Tag>;
    case 'isolated':
      return <bdi>{cell.text}</bdi>;
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
