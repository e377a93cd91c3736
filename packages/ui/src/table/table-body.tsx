import { useFormat, useTranslation } from '@tawseel/i18n';
import { lazy, Suspense, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../frame/skeleton.tsx';
import { CellValue, isAtEnd, nameOf, primaryOf, valueOf, writeValue } from './cell-value.tsx';
import { RowActions } from './row-actions.tsx';
import { RowTick } from './row-checkbox.tsx';
import { rowHeight, rowsInView } from './table.styles.ts';
import type { AwaitingProps, Column, RowsProps } from './table.types.ts';
import { useAfterPaint } from './use-after-paint.ts';
import { useKept } from './use-kept.ts';
import { useRowControls, type RowControls } from './use-row-controls.ts';
import { useRowSlots } from './use-row-slots.ts';

/** From this number of rows on, only those near the viewport are mounted. */
export const virtualFrom = 200;
const skeletonRows = 8;

interface BodyRowProps<Row> extends Omit<RowsProps<Row>, 'rows'> {
  row: Row;
  controls: RowControls;
  /** Index of the row among all, from 1; set if not all rows are mounted. */
  index?: number;
}

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  /** Id of the cell that names the row. */
  id: string;
  rowKey: (row: Row) => string;
}

function RowCells<Row>({ row, columns, id, rowKey }: RowCellsProps<Row>) {
  const format = useFormat();
  const { t } = useTranslation();
  const primary = primaryOf(columns);
  const longOf = (column: Column<Row>) => {
    const isText = column.kind === undefined || column.kind === 'text' || column.kind === 'id';
    const value = isText ? valueOf(column, row) : undefined;
    return typeof value === 'string' && value.length > 30 ? { title: value, 'data-long': true } : {};
  };
  return columns.map((column) => {
    const cell = {
      'data-end': isAtEnd(column) || undefined,
      'data-control': column.isControl,
      ...longOf(column),
    };
    // A cell that renders itself may have state, such as a typed amount. The state belongs to the row, so the cell is keyed
    // by it. Other cells need no component.
    const value = column.render ? (
      <CellValue key={rowKey(row)} column={column} row={row} />
    ) : (
      writeValue(column, row, format, t)
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

function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { index, columns, rowKey, actions, selection, controls } = props;
  const id = useId();
  // A search returns new row objects, most with unchanged values.
  const row = useKept(props.row);
  const key = rowKey(row);
  // Each key press of a search renders the list several times, mostly with the same rows.
  const cells = useMemo(
    () => <RowCells row={row} columns={columns} id={id} rowKey={rowKey} />,
    [row, columns, id, rowKey],
  );
  return (
    <tr data-row data-selected={selection?.selected.has(key) || undefined} aria-rowindex={index}>
      {selection && (
        <td data-tick>
          <RowTick id={key} name={nameOf(columns, row)} selection={selection} controls={controls} />
        </td>
      )}
      {cells}
      {actions && (
        <td data-actions>
          <RowActions actions={actions(row)} menuLabel={controls.menuLabel} describedBy={id} />
        </td>
      )}
    </tr>
  );
}

/** Skeleton rows. */
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

// Most lists are short, so the code for long lists loads with the first long one.
const NearRows = lazy(async () => ({ default: (await import('./near-rows.tsx')).NearRows }));

export interface TableBodyProps<Row> extends RowsProps<Row>, AwaitingProps {
  scroller: HTMLElement | null;
  /** Called when rows of a long list have mounted. */
  onRowsShown: () => void;
}

/**
 * Reserves the space of the rows below, so that nothing moves. Rows of the previous view stay mounted but
 * hidden.
 */
const Room = styled.tr.attrs({ 'aria-hidden': true })`
  ~ tr {
    display: none;
  }
`;

const nothingSeen = { rows: [], slots: [], view: -1 };

type AllRowsProps<Row> = RowsProps<Row> & AwaitingProps & { controls: RowControls };

function AllRows<Row>({ rows, isAwaitingOthers, ...rest }: AllRowsProps<Row>) {
  const { columns, rowKey, caption, actions, selection, controls } = rest;
  const { slots, view } = useRowSlots(useMemo(() => rows.map(rowKey), [rows, rowKey]));
  const first = rowsInView();
  const hasMore = rows.length > first;
  const now = useMemo(() => ({ rows, slots, view }), [rows, slots, view]);
  const seen = useAfterPaint<typeof now>(now, nothingSeen, hasMore, isAwaitingOthers);
  const isAll = seen.view === view;
  const below = isAll ? now : seen;
  // Cached for their rows: while they are hidden, a search renders only the rows in view.
  const belowRows = useMemo(() => {
    const shown = { columns, rowKey, caption, actions, selection, controls };
    return below.rows
      .slice(first)
      .map((row, at) => <BodyRow key={below.slots[first + at]} row={row} {...shown} />);
  }, [columns, rowKey, caption, actions, selection, controls, below, first]);
  const firstRows = rows.slice(0, first).map((row, at) => <BodyRow key={slots[at]} row={row} {...rest} />);
  // A single body: a row that moves between the first rows and those below keeps its element and the focus.
  if (isAll) return <tbody>{[...firstRows, ...belowRows]}</tbody>;
  const taken = new Set(firstRows.map(({ key }) => key));
  return (
    <tbody>
      {[
        ...firstRows,
        <Room key="room" style={{ blockSize: hasMore ? (rows.length - first) * rowHeight : 0 }} />,
        ...belowRows.filter(({ key }) => !taken.has(key)),
      ]}
    </tbody>
  );
}

/** The rows; of a long list only those near the viewport. */
export function TableBody<Row>({ scroller, onRowsShown, isAwaitingOthers, ...rest }: TableBodyProps<Row>) {
  const { rows, rowKey, columns, actions, selection } = rest;
  const controls = useRowControls(selection);
  const props = { ...rest, controls };
  if (rows.length < virtualFrom) return <AllRows isAwaitingOthers={isAwaitingOthers} {...props} />;
  return (
    <Suspense
      fallback={<AllRows isAwaitingOthers={isAwaitingOthers} {...props} rows={rows.slice(0, virtualFrom)} />}
    >
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
