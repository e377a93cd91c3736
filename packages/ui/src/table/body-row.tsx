import { useFormat, useTranslation } from '@tawseel/i18n';
import { useId } from 'react';
import { CellValue, writeValue } from './cell-value.tsx';
import { canBreak, cutOf, hasFigures, nameOf, primaryOf } from './columns.ts';
import { RowActions } from './row-actions.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import type { RowsProps } from './table.types.ts';

interface RowCellsProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'rowKey'> {
  row: Row;
  /** Id of the cell that names the row. */
  id: string;
}

function RowCells<Row>({ row, columns, id, rowKey }: RowCellsProps<Row>) {
  const format = useFormat();
  const { t } = useTranslation();
  const primary = primaryOf(columns);
  return columns.map((column) => {
    const long = cutOf(column, row, columns);
    const cell = {
      'data-figures': hasFigures(column) || undefined,
      'data-control': column.isControl,
      'data-breaks': canBreak(column, row, columns) || undefined,
      ...long,
    };
    // A cell that renders itself may have state, such as a typed amount. The state belongs to the row, so the cell is keyed
    // by it. Other cells need no component.
    const value = column.render ? (
      <CellValue key={rowKey(row)} column={column} row={row} />
    ) : (
      // A cell with a direction of its own isolates its text.
      (long.title ?? writeValue(column, row, format, t))
    );
    return column === primary ? (
      <th key={column.key} id={id} scope="row" {...cell}>
        {value}
      </th>
    ) : (
      <td key={column.key} {...cell}>
        {value}
      </td>
    );
  });
}

export interface BodyRowProps<Row> extends Pick<
  RowsProps<Row>,
  'columns' | 'rowKey' | 'actions' | 'selection'
> {
  row: Row;
  /** Index of the row among all, from 1; set if not all rows are mounted. */
  index?: number;
}

/** A row of a table. A change of the selection or of other rows does not render its cells again. */
export function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, index, columns, rowKey, actions, selection } = props;
  const id = useId();
  const key = rowKey(row);
  const isSelected = selection?.selected.has(key) ?? false;
  // Taken out of the selection, on whose other parts the checkbox would depend as well.
  const select = selection?.onChange;
  const selectRange = selection?.onRange;
  return (
    <tr data-row data-selected={isSelected || undefined} aria-rowindex={index}>
      {select && (
        <td data-tick>
          <RowCheckbox
            id={key}
            name={nameOf(columns, row)}
            isSelected={isSelected}
            onChange={select}
            onRange={selectRange}
          />
        </td>
      )}
      <RowCells row={row} columns={columns} id={id} rowKey={rowKey} />
      {actions && (
        <td data-actions>
          <RowActions actions={actions(row)} describedBy={id} />
        </td>
      )}
    </tr>
  );
}
