import type { JournalLine } from '@tawseel/api-client/books';

/** Lines by entry, whose amounts add up to 0. Lines of one entry are next to each other. */
export function entriesOf<Line extends Pick<JournalLine, 'journal_id'>>(lines: readonly Line[]): Line[][] {
  const entries: Line[][] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last?.[0]?.journal_id === line.journal_id) last.push(line);
    else entries.push([line]);
  }
  return entries;
}
