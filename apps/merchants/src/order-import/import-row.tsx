import { labelKey } from '@tawseel/api-client';
import { order } from '@tawseel/api-client/orders';
import type { Quote } from '@tawseel/api-client/prices';
import { fieldErrorMessage, useTranslation } from '@tawseel/i18n';
import { Money, Tag, tokens } from '@tawseel/ui';
import { memo, useId } from 'react';
import { styled } from 'styled-components';
import type { DraftRow } from './draft.ts';
import type { OrderColumn } from './reading/column-rules.ts';

const Cell = styled.input`
  inline-size: 100%;
  min-inline-size: 7.5rem;
  padding: 5px 7px;
  border: 1px solid transparent;
  border-radius: ${tokens.radius.small};
  background: transparent;
  color: ${tokens.color.text};
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &:hover {
    border-color: ${tokens.color.line};
  }

  &[aria-invalid='true'] {
    border-color: ${tokens.color.red};
    background: ${tokens.color.redSoft};
  }
`;

const Fault = styled.p`
  padding-inline: 7px;
  font-size: 0.75rem;
  color: ${tokens.color.red};
`;

const Fee = styled.td`
  && {
    padding: 10px 12px;
    white-space: nowrap;
  }
`;

const Near = styled.button`
  margin: 2px 7px;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.accent};
  font-size: 0.75rem;
  text-decoration: underline;
`;

interface ImportRowProps {
  row: DraftRow;
  columns: readonly OrderColumn[];
  /** What the order would cost: null until known, undefined if the server keeps no prices. */
  quote?: Quote | null | undefined;
  /** Whether it may be an order that exists. */
  isTwice: boolean;
  onChange: (row: DraftRow, column: OrderColumn, text: string) => void;
}

/** A row whose cells can be typed over; a city with a similar name is chosen by a button. */
export const ImportRow = memo(function ImportRow(props: ImportRowProps) {
  const { row, columns, quote, isTwice, onChange } = props;
  const { t } = useTranslation('merchants');
  const { t: ofBase } = useTranslation('base');
  const id = useId();
  const messageOf = (fault: string) =>
    fault === 'inactive' ? t('imports.inactive') : fieldErrorMessage(ofBase, fault);
  return (
    <tr>
      <th scope="row">
        {row.row}
        {isTwice && <Tag tone="attention">{t('imports.twice')}</Tag>}
        {row.message && <Fault>{row.message}</Fault>}
      </th>
      {columns.map((column) => {
        const fault = row.faults[column];
        const text = row.cells[column] ?? '';
        return (
          <td key={column}>
            <Cell
              dir="auto"
              // A new text, such as one that is replaced in all rows, shows what it is.
              key={text}
              defaultValue={text}
              aria-label={`${t(labelKey('merchants', order, column))} ${row.row}`}
              aria-invalid={fault ? true : undefined}
              aria-describedby={fault ? `${id}-${column}` : undefined}
              onKeyDown={(event) => {
                if (event.key === 'Enter') event.currentTarget.blur();
                if (event.key === 'Escape') event.currentTarget.value = text;
              }}
              onBlur={(event) => {
                if (event.currentTarget.value !== text) onChange(row, column, event.currentTarget.value);
              }}
            />
            {fault && <Fault id={`${id}-${column}`}>{messageOf(fault)}</Fault>}
            {column === 'city_order' &&
              fault &&
              row.nearest?.map((city) => (
                <Near key={city} type="button" onClick={() => onChange(row, column, city)}>
                  {city}
                </Near>
              ))}
          </td>
        );
      })}
      {quote !== undefined && <Fee>{quote ? <Money value={quote.fee} /> : '—'}</Fee>}
    </tr>
  );
});
