import { readArguments, readReport } from '@tawseel/federation/command';
import { explainStack, framesOfPlaces, readStack, type Frame } from '@tawseel/federation/explain';
import type { ReleaseStore } from '@tawseel/gateway/store';
import { withExistingStore } from './command.ts';
import { errorTable } from './error-table.ts';
import { minuteOf } from './text-table.ts';

const errorId = /^[0-9a-f]{12}$/;

const sourceOf = (store: ReleaseStore, frames: readonly Frame[]) =>
  explainStack(frames, (app, version, script) => store.readSourceMap(app, version, script));

async function explainStored(store: ReleaseStore, id: string): Promise<string> {
  const error = (await store.reports.listErrors()).find((candidate) => candidate.id === id);
  if (!error) throw new Error(`There is no report ${id}. Without an argument the command lists all.`);
  const { app, version, reason, name, count, latest, at } = error;
  const heading = `${name} (${reason}) in ${app} ${version}: reports ${count}, latest ${minuteOf(latest.toISOString())}`;
  return `${heading}\n${await sourceOf(store, framesOfPlaces(at, error))}`;
}

async function explainText(store: ReleaseStore, file: string): Promise<string> {
  return sourceOf(store, readStack(await readReport(file)));
}

/**
 * Shows a reported stack in source. The report is an id of the store, a file, or - for the standard input. Without one the command
 * lists the reported errors.
 */
export async function explain(args: string[]): Promise<void> {
  const { positionals } = readArguments({}, args);
  const [report, ...rest] = positionals;
  if (rest.length > 0) throw new Error('Usage: npm run releases -- explain [<report> | <file> | -]');
  await withExistingStore(async (store) => {
    if (report === undefined) return console.log(errorTable(await store.reports.listErrors()));
    return console.log(await (errorId.test(report) ? explainStored : explainText)(store, report));
  });
}
