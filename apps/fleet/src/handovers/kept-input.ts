import type { CashCounts } from '@tawseel/api-client/handovers';

/** Typed values and ticked orders of a handover. The tab keeps them when the session ends. */
export interface KeptInput {
  counts: CashCounts;
  sum?: number | undefined;
  isFinished: boolean;
  other?: number | undefined;
  kept?: number | undefined;
  note: string;
  /** Orders that were there when the dialog opened, and those that are ticked. */
  known?: string[] | undefined;
  selected?: string[] | undefined;
}

const numberOf = (value: unknown) => (typeof value === 'number' ? value : undefined);

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined;

/** Reads kept input; JSON leaves out what is empty. */
export function readInput(values: Readonly<Record<string, unknown>>): KeptInput {
  const { counts, sum, isFinished, other, kept, note, known, selected } = values;
  return {
    counts: Object.fromEntries(
      Object.entries(typeof counts === 'object' && counts ? counts : {}).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    ),
    sum: numberOf(sum),
    isFinished: isFinished === true,
    other: numberOf(other),
    kept: numberOf(kept),
    note: typeof note === 'string' ? note : '',
    known: textsOf(known),
    selected: textsOf(selected),
  };
}
