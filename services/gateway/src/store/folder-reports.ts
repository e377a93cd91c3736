import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@tawseel/federation/registry';
import { ignoring, makePrivateFolder, readJson, replaceDurably, storePaths } from '@tawseel/federation/store';
import * as z from 'zod/mini';
import { mostErrors, type ReleaseReports, type StoredError } from './release-store.ts';

const mode = 0o660;

const storedErrors = z.record(
  z.string(),
  z.object({
    reason: z.string(),
    name: z.string(),
    at: z.array(z.string()),
    count: z.int(),
    latest: z.string(),
  }),
);

type StoredErrors = z.infer<typeof storedErrors>;

async function readErrors(file: string): Promise<StoredErrors> {
  const data = await readJson(file).catch(ignoring('ENOENT', 'ENOTDIR'));
  return data === undefined ? {} : parse(storedErrors, data, file);
}

function latestOf(errors: StoredErrors): StoredErrors {
  const sorted = Object.entries(errors).toSorted(([, a], [, b]) => b.latest.localeCompare(a.latest));
  return Object.fromEntries(sorted.slice(0, mostErrors));
}

/** Errors that the gateway of this machine received, in a file for each release. */
export function reportsInFolder(store: string): ReleaseReports {
  const { diagnostics } = storePaths(store);
  const fileOf = (app: string, version: string) => path.join(diagnostics, app, version, 'reports.json');
  let writing: Promise<void> = Promise.resolve();
  return {
    add: async () => undefined,
    list: async () => [],
    addError(id, { app, version, ...error }) {
      const write = async () => {
        const file = fileOf(app, version);
        const errors = await readErrors(file);
        const count = (errors[id]?.count ?? 0) + 1;
        errors[id] = { ...error, at: [...error.at], count, latest: new Date().toISOString() };
        await makePrivateFolder(path.dirname(file));
        await replaceDurably(file, JSON.stringify(latestOf(errors)), { mode });
      };
      const written = writing.then(write);
      writing = written.catch(() => undefined);
      return written;
    },
    async listErrors() {
      const listed: StoredError[] = [];
      for (const app of (await readdir(diagnostics).catch(ignoring('ENOENT'))) ?? [])
        for (const version of await readdir(path.join(diagnostics, app)))
          for (const [id, { latest, ...error }] of Object.entries(await readErrors(fileOf(app, version))))
            listed.push({ id, app, version, ...error, latest: new Date(latest) });
      return listed.toSorted((a, b) => b.latest.getTime() - a.latest.getTime());
    },
  };
}
