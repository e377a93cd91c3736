import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../frame/skeleton.tsx';
import { useIsPrinting } from '../theme/use-media.ts';
import { BodyRow } from './body-row.tsx';
import { hasFigures } from './columns.ts';
import { rowHeight, rowsInView } from './sizes.ts';
import type { Column, RowsProps } from './table.types.ts';
import { useDeferredUntilPaint } from './use-deferred-until-paint.ts';
import { useFirstRows } from './use-first-rows.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** From this number of rows on, only those near the viewport are mounted. */
export const virtualFrom = 200;
const skeletonRows = 8;

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
              <Skeleton $width="1rem" $height="1rem" />
            </td>
          )}
          {columns.map((column, place) => (
            <td key={column.key} data-figures={hasFigures(column) || undefined}>
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
const NearRows = lazy(async () => ({
  default: (await import(/* webpackChunkName: "near-rows" */ './near-rows.tsx')).NearRows,
}));

/** Reserves the space of the rows to come, so that nothing moves, and hides those that leave. */
const Room = styled.tr.attrs({ 'aria-hidden': true, 'data-room': true })`
  ~ tr {
    display: none;
  }
`;

/** Delay in ms of the actions of new rows after their paint: most next letters of a search arrive sooner, a press does not. */
const actionsDelay = 150;

/** Rows in view mount first, and their menus once they are painted. Then those below mount, and previous rows unmount. */
function AllRows<Row>(props: RowsProps<Row> & { scroller: HTMLElement | null }) {
  const { rows, rowKey, columns, actions, selection, scroller } = props;
  useKeptFocus(scroller);
  const shared = { rowKey, columns, actions, selection };
  const first = useIsPrinting() ? rows.length : rowsInView();
  const { painted, shown } = useFirstRows(props, first);
  const withActions = useDeferredUntilPaint(rows, rows, actions !== undefined, actionsDelay);
  const keys = new Set(rows.map(rowKey));
  // A row that leaves keeps what it has: nobody sees it.
  const ready = new Set([...withActions, ...painted].map(rowKey));
  const leaving = painted.filter((row) => !keys.has(rowKey(row)));
  const missing = rows.length - shown.length;
  const rowOf = (row: Row) => (
    <BodyRow key={rowKey(row)} row={row} areActionsPending={!ready.has(rowKey(row))} {...shared} />
  );
  return (
    <tbody>
      {[
        ...shown.map(rowOf),
        (missing > 0 || leaving.length > 0) && (
          <Room key="room" style={{ blockSize: missing * rowHeight() }} />
        ),
        ...leaving.map(rowOf),
      ]}
    </tbody>
  );
}

export interface TableBodyProps<Row> extends RowsProps<Row> {
  scroller: HTMLElement | null;
}

/** The rows; of a long list only those near the viewport. */
export function TableBody<Row>({ scroller, ...props }: TableBodyProps<Row>) {
  const { rows, rowKey, columns, actions, selection } = props;
  const isPrinting = useIsPrinting();
  if (rows.length < virtualFrom) return <AllRows scroller={scroller} {...props} />;
  return (
    <Suspense
      fallback={
        <AllRows scroller={scroller} {...props} rows={isPrinting ? rows : rows.slice(0, virtualFrom)} />
      }
    >
      <NearRows
        count={rows.length}
        span={columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)}
        rowHeight={rowHeight()}
        scroller={scroller}
        renderRow={(index) => {
          const row = rows[index];
          // The header is the first row.
          return row === undefined ? null : (
            <BodyRow
              key={rowKey(row)}
              row={row}
              index={index + 2}
              areActionsPending={isPrinting}
              {...props}
            />
          );
        }}
      />
    </Suspense>
  );
}
