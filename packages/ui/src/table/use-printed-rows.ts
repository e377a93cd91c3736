import { useIsPrinting } from '../theme/use-media.ts';

/** Most rows of a printed list, some seventy sheets of the widest list. */
export const mostPrinted = 1000;

/** The rows of a list, of which paper has the first ones. */
export function usePrintedRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isPrinting = useIsPrinting();
  return isPrinting ? rows.slice(0, mostPrinted) : rows;
}
