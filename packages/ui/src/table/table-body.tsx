import { lazy, Suspense } from 'react';
import { Skeleton } from '../frame/skeleton.tsx';
import { useIsPrinting } from '../theme/use-media.ts';
import { BodyRow } from './body-row.tsx';
import { hasFigures } from './columns.ts';
import { rowHeight } from './sizes.ts';
import type { Column, RowsProps } from './table.types.ts';
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

function AllRows<Row>({ scroller, ...props }: TableBodyProps<Row>) {
  const { rows, rowKey } = props;
  useKeptFocus(scroller);
  return (
    <tbody>
      {rows.map((row) => (
        <BodyRow key={rowKey(row)} row={row} {...props} />
      ))}
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
            <BodyRow key={rowKey(row)} row={row} index={index + 2} {...props} />
          );
        }}
      />
    </Suspense>
  );
}
