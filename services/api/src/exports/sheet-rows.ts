/** Rows of one sheet after another. */
export interface SheetRows<Row> {
  /** The rows of the next sheet, to be read to their end before the sheet after it. */
  next(): AsyncIterable<readonly Row[]>;
  /** Whether a further sheet has rows; known at the end of each. */
  hasMore(): boolean;
  /** Rows that have been read. */
  count(): number;
  /** Ends the reading of rows. */
  close(): void;
}

/** Divides rows among sheets of at most `most` rows, without holding more than one batch. */
export function rowsOfSheets<Row>(batches: AsyncIterable<readonly Row[]>, most: number): SheetRows<Row> {
  const source = batches[Symbol.asyncIterator]();
  let waiting: readonly Row[] = [];
  let count = 0;

  /** Reads a batch if none waits; resolves to whether there are rows. */
  async function fill() {
    while (waiting.length === 0) {
      const batch = await source.next();
      if (batch.done) return false;
      waiting = batch.value;
    }
    return true;
  }

  return {
    async *next() {
      for (let left = most; left > 0 && (await fill());) {
        const rows = waiting.slice(0, left);
        waiting = waiting.slice(left);
        left -= rows.length;
        count += rows.length;
        yield rows;
      }
      await fill();
    },
    hasMore: () => waiting.length > 0,
    count: () => count,
    close: () => void source.return?.(),
  };
}
