import { setTimeout } from 'node:timers/promises';
import * as fc from 'fast-check';
import { addHolders, bookCommand } from './books-commands.ts';
import { ReferenceLedger, type BooksClient } from './books-model.ts';
import { signIn, testCompany } from './kill-many-times.ts';
import { runToEnd, startApi } from './running-api.ts';

const clients = 8;

interface Answer {
  status: number;
  /** Rows of a list. */
  rows: Record<string, unknown>[];
}

/** Reads a response to its end; a killed process breaks it off. */
async function read(response: Response): Promise<Answer> {
  const body: unknown = await response.json();
  const rows: unknown = typeof body === 'object' && body && 'data' in body ? body.data : [];
  return {
    status: response.status,
    rows: Array.isArray(rows) ? rows.map((row: object) => ({ ...row })) : [],
  };
}

/**
 * Changes money by several clients of a process that is killed again and again. A request without a response is sent again
 * under its key. `snapshots.read` runs again and again: beside the changes if `isShared`, otherwise after kills, while nobody else
 * has the database. Returns the references, the accounts as the API lists them, the number of kills and the output of the check.
 */
export async function changeMoneyUnderKill(
  env: Record<string, string>,
  operations: number,
  seed: number,
  snapshots: { read: () => Promise<void>; isShared: boolean },
) {
  const names = ['--id', '7', '--name', 'x', '--admin', 'y'];
  await runToEnd('commands/company.ts', { ...env, ...testCompany }, ['create', ...names]);
  let api = await startApi(env);
  const headers = await signIn(api);
  const request = async (
    method: string,
    path: string,
    body: object | undefined,
    key: string,
  ): Promise<Answer> => {
    const json = body && { 'content-type': 'application/json' };
    const sent = { ...headers, ...json, 'idempotency-key': key };
    const answer = await fetch(`${api.address}${path}`, {
      method,
      headers: sent,
      ...(body && { body: JSON.stringify(body) }),
    })
      .then(read)
      .catch(() => undefined);
    if (answer && answer.status !== 429 && answer.status !== 503) return answer;
    await setTimeout(20);
    return request(method, path, body, key);
  };
  const clientOf = (tag: string): BooksClient => {
    let sent = 0;
    return {
      async send(method, path, body) {
        sent += 1;
        return (await request(method, path, body, `${tag}-${sent}`)).status;
      },
      rows: async (path, body = {}) => (await request('POST', path, body, 'read')).rows,
    };
  };
  await addHolders(clientOf('add'), clients);
  const ledgers = Array.from({ length: clients }, (_, at) => new ReferenceLedger(at + 1));
  const done = new AbortController();
  const changes = Promise.all(
    ledgers.map(async (ledger) => {
      const client = clientOf(String(ledger.n));
      const numRuns = Math.ceil(operations / clients);
      for (const command of fc.sample(bookCommand, { numRuns, seed: seed + ledger.n }))
        if (command.check(ledger)) await command.run(ledger, client);
    }),
  ).finally(() => done.abort());
  let kills = 0;
  const kill = async () => {
    while (!done.signal.aborted) {
      const started = performance.now();
      await api.end('SIGKILL');
      kills += 1;
      if (!snapshots.isShared && kills % 5 === 0) await snapshots.read();
      api = await startApi(env);
      const life = (performance.now() - started) * (1 + (kills % 5));
      await setTimeout(life, undefined, { signal: done.signal }).catch(() => {});
    }
  };
  const readSnapshots = async () => {
    while (snapshots.isShared && !done.signal.aborted) await snapshots.read();
  };
  await Promise.all([changes, kill(), readSnapshots()]);
  const { rows: data } = await request('POST', '/DC/DisplayAccountBalances', {}, 'read');
  await api.end('SIGTERM');
  const { output } = await runToEnd('commands/database.ts', env, ['check']);
  return { ledgers, data, kills, output };
}
