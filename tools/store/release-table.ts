import type { ReleaseList } from '@tawseel/federation/store';
import { audienceWords } from './audience.ts';

type Row = [app: string, version: string, state: string, time: string, note: string];

const heading: Row = ['app', 'version', 'state', 'time', ''];

/** A time such as 2026-01-31 08:00, in the time zone of this machine. */
function minuteOf(time: string): string {
  const local = new Date(time);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
  return `${day} ${two(local.getHours())}:${two(local.getMinutes())}`;
}

function rowsOf({ name, live, canary, previous, stored }: ReleaseList): Row[] {
  const rows: Row[] = [];
  if (live) rows.push([name, live.version, 'live', `since ${minuteOf(live.since)}`, '']);
  if (canary)
    rows.push(['', canary.version, 'canary', `since ${minuteOf(canary.since)}`, audienceWords(canary)]);
  for (const release of stored) {
    if (release.version === live?.version || release.version === canary?.version) continue;
    const state = release.version === previous ? 'previous' : 'kept';
    const note = release.obstacle ? `not now: ${release.obstacle.replaceAll('\n', ' ')}` : '';
    rows.push(['', release.version, state, `of ${minuteOf(release.stored)}`, note]);
  }
  return rows;
}

/** The releases as a table of text. Those that are `previous` or `kept` are available for rollback, except where a note says otherwise. */
export function releaseTable(lists: readonly ReleaseList[]): string {
  if (lists.length === 0) return 'Nothing has been released.';
  const rows = [heading, ...lists.flatMap(rowsOf)];
  const widths = heading.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
