import type { Origin, ReleaseList, StoredRelease } from '@tawseel/federation/store';
import type { ReportCount } from '@tawseel/gateway/store';
import { audienceWords } from '@tawseel/federation/command';
import { minuteOf, textTable } from './text-table.ts';

type Row = [app: string, version: string, state: string, time: string, note: string];

const heading: Row = ['app', 'version', 'state', 'time', ''];

/** Commit, author and message of a release, and who released it. */
function originWords({ commit, dirty, author, message, builder, token }: Origin): string {
  const name = author?.replace(/ <.*>$/, '');
  const subject = message && message.length > 50 ? `${message.slice(0, 49)}…` : message;
  const sources = [
    commit?.slice(0, 8),
    dirty && 'with changes',
    subject && `"${subject}"`,
    name && `by ${name}`,
  ];
  const words = [sources.filter(Boolean).join(' '), `built by ${builder}`, token && `token ${token}`];
  return words.filter(Boolean).join(', ');
}

/** Failures that browsers reported of a release. */
function reportWords(reports: readonly ReportCount[], app: string, version: string): string {
  const own = reports.filter((report) => report.app === app && report.version === version);
  return own.length > 0 ? `reports: ${own.map(({ reason, count }) => `${count} ${reason}`).join(', ')}` : '';
}

function noteOf({ origin, obstacle }: Partial<StoredRelease>, reported: string): string {
  const words = [
    reported,
    origin && originWords(origin),
    obstacle && `not now: ${obstacle.replaceAll('\n', ' ')}`,
  ];
  return words.filter(Boolean).join('; ');
}

function rowsOf(
  { name, live, canary, previous, stored }: ReleaseList,
  reports: readonly ReportCount[],
): Row[] {
  const rows: Row[] = [];
  const noteOfVersion = (version: string) =>
    noteOf(stored.find((release) => release.version === version) ?? {}, reportWords(reports, name, version));
  if (live)
    rows.push([name, live.version, 'live', `since ${minuteOf(live.since)}`, noteOfVersion(live.version)]);
  if (canary) {
    const note = [audienceWords(canary), noteOfVersion(canary.version)].filter(Boolean).join('; ');
    rows.push(['', canary.version, 'canary', `since ${minuteOf(canary.since)}`, note]);
  }
  for (const release of stored) {
    if (release.version === live?.version || release.version === canary?.version) continue;
    const state = release.version === previous ? 'previous' : 'kept';
    rows.push(['', release.version, state, `of ${minuteOf(release.stored)}`, noteOfVersion(release.version)]);
  }
  return rows;
}

/** The releases as a table of text. Those that are `previous` or `kept` are available for rollback, except where a note says otherwise. */
export function releaseTable(lists: readonly ReleaseList[], reports: readonly ReportCount[]): string {
  if (lists.length === 0) return 'Nothing has been released.';
  const rows = [heading, ...lists.flatMap((list) => rowsOf(list, reports))];
  return textTable(rows);
}
