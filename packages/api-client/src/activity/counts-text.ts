import { asText } from '@tawseel/i18n/text';
import { valuesOf } from './record-change.ts';
import type { Speech } from './sentence.ts';

/** Writes the notes and coins of a count, the largest note first: `9 × 50.00 · 1 × 5.00 · Coins 1.25`. */
export function countsText(counts: unknown, { format, word }: Speech): string {
  const notes = Object.entries(valuesOf(counts)).filter(([, value]) => Number(value) > 0);
  return notes
    .toSorted(([a], [b]) => (Number(b) || 0) - (Number(a) || 0))
    .map(([note, value]) =>
      note === 'coins'
        ? `${word('sentence.fields.coins') ?? note} ${format.amount(value)}`
        : `${asText(value)} × ${format.amount(Number(note))}`,
    )
    .join(' · ');
}
