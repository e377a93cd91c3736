import { lazy, Suspense, useDeferredValue, useId, useMemo, useState } from 'react';
import { Skeleton } from '../frame/skeleton.tsx';
import { CellValue, isAtEnd, nameOf, primaryOf, valueOf } from './cell-value.tsx';
import { RowActions } from './row-actions.tsx';
import { RowCheckbox } from './row-checkbox.tsx';
import type { Column, RowsProps } from './table.types.ts';

/** From this many rows on, only those near the view are in the document. */
export const virtualFrom = 200;
const rowHeight = 47;
const skeletonRows = 8;

interface BodyRowProps<Row> extends RowsProps<Row> {
  row: Row;
  /** Place of the row among all, from 1; given where not all rows are in the document. */
  index?: number;
}

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Id of the cell that names the row. */
  id: string;
}

function RowCells<Row>({ row, columns, id }: RowCellsProps<Row>) {
  const primary = primaryOf(columns);
  const titleOf = (column: Column<Row>) => {
    const value = column.kind === undefined || column.kind === 'text' ? valueOf(column, row) : undefined;
    return typeof value === 'string' && value.length > 30 ? value : undefined;
  };
  return columns.map((column) => {
    const cell = { 'data-end': isAtEnd(column) || undefined, title: titleOf(column) };
    const value = <CellValue column={column} row={row} />;
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

function isSame(before: unknown, now: unknown): boolean {
  if (typeof before !== 'object' || typeof now !== 'object' || before === null || now === null) return false;
  const names = Object.keys(now);
  return (
    names.length === Object.keys(before).length &&
    names.every((name) => Object.is(Reflect.get(before, name), Reflect.get(now, name)))
  );
}

/** The row as it was before, while it says the same: each search brings it anew. */
function useKept<Row>(row: Row): Row {
  const [kept, setKept] = useState(row);
  if (kept === row || isSame(kept, row)) return kept;
  setKept(row);
  return row;
}

function BodyRow<Row>({ row: given, index, columns, rowKey, actions, selection }: BodyRowProps<Row>) {
  const id = useId();
  const row = useKept(given);
  const key = rowKey(row);
  // Each key of a search draws the list several times, most of them with the rows that it had.
  const cells = useMemo(() => <RowCells row={row} columns={columns} id={id} />, [row, columns, id]);
  return (
    <tr data-row data-selected={selection?.selected.has(key) || undefined} aria-rowindex={index}>
      {selection && (
        <td data-tick>
          <RowCheckbox id={key} name={nameOf(columns, row)} {...selection} />
        </td>
      )}
      {cells}
      {actions && (
        <td data-actions>
          <RowActions actions={actions(row)} describedBy={id} />
        </td>
      )}
    </tr>
  );
}

/** Rows in the shape of those to come. */
export function SkeletonBody<Row>({ columns, actions, selection }: RowsProps<Row>) {
  const widths = ['9ch', '12ch', '7ch', '10ch'];
  const widthOf = ({ kind }: Column<Row>, place: number) =>
    kind === undefined || kind === 'text' ? (widths[place % widths.length] ?? '9ch') : '6ch';
  return (
    <tbody>
      {Array.from({ length: skeletonRows }, (_, at) => (
        <tr key={at}>
          {selection && (
            <td data-tick>
              <Skeleton $width="16px" $height="16px" />
            </td>
          )}
          {columns.map((column, place) => (
            <td key={column.key} data-end={isAtEnd(column) || undefined}>
              <Skeleton $width={widthOf(column, at + place)} />
            </td>
          ))}
          {actions && (
            <td data-actions>
              <Skeleton $width="9ch" />
            </td>
          )}
        </tr>
      ))}
    </tbody>
  );
}

// Most lists never get that long, so what keeps a long one short is fetched when the first one does.
const NearRows = lazy(async () => ({ default: (await import('./near-rows.tsx')).NearRows }));

export interface TableBodyProps<Row> extends RowsProps<Row> {
  scroller: HTMLElement | null;
  /** Told whenever rows of a long list have come into the document. */
  onRowsShown: () => void;
}

/** So many rows fill the view. Those below it are drawn right after. */
const firstRows = 20;

function AllRows<Row>(props: RowsProps<Row>) {
  const { rows } = props;
  const drawn = useDeferredValue(rows);
  const firstOf = ([row]: readonly Row[]) => row && props.rowKey(row);
  const isOther = firstOf(drawn) !== firstOf(rows);
  const shown = isOther ? rows.slice(0, firstRows) : rows;
  return (
    <tbody>
      {shown.map((row) => (
        <BodyRow key={props.rowKey(row)} row={row} {...props} />
      ))}
      {/* Their place is kept: what is below them would else come into view. */}
      {shown.length < rows.length && (
        <tr aria-hidden="true" style={{ blockSize: (rows.length - shown.length) * rowHeight }} />
      )}
    </tbody>
  );
}

/** The rows; of a long list only those near the view. */
export function TableBody<Row>({ scroller, onRowsShown, ...props }: TableBodyProps<Row>) {
  const { rows, rowKey, columns, actions, selection } = props;
  if (rows.length < virtualFrom) return <AllRows {...props} />;
  return (
    <Suspense fallback={<AllRows {...props} rows={rows.slice(0, virtualFrom)} />}>
      <NearRows
        count={rows.length}
        span={columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)}
        rowHeight={rowHeight}
        scroller={scroller}
        onRowsShown={onRowsShown}
        renderRow={(index) => {
          const row = rows[index];
          // The header is the first row.
          return row === undefined ? null : (
            <BodyRow key={rowKey(row)} row={row} index={index + 2} {...props} />
          );
        }}
      />
    </Suspense>
  );
}
