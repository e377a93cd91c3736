import { setImmediate } from 'node:timers/promises';
import type { Database } from './database.ts';
import { refuseEntry, type Entrance, type TenantContext } from './in-company.ts';

/** Checks callers for whom a cached page may be current. */
export interface CallerChecks {
  /**
   * The number of changes of a table's rows in the caller's company.
   *
   * @throws ApiError `unauthorised`, `suspended` or `factor_setup`
   */
  version(caller: TenantContext, table: string): Promise<number>;
}

interface Check {
  caller: TenantContext;
  resolve(version: number): void;
  reject(error: unknown): void;
}

/** Requests of one session that list the same table share a row of the statement. */
interface SharedCheck {
  caller: TenantContext;
  table: string;
  checks: Check[];
}

interface Checked extends Entrance {
  version: number;
}

/** Milliseconds for which a statement awaits as many requests as the one before had. */
const longestWait = 0.3;

const text = 'select is_alive, company_status, version, lacks_factor from check_callers($1, $2, $3, $4)';

async function readChecks({ source }: Pick<Database, 'source'>, take: () => readonly SharedCheck[]) {
  const connection = await source.acquire();
  const shared = take();
  try {
    const parameters = [
      shared.map(({ caller }) => caller.companyId),
      shared.map(({ caller }) => caller.sessionId),
      shared.map(({ caller }) => caller.tokenGeneration),
      shared.map(({ table }) => table),
    ];
    const { rows } = await connection.query<Checked>(text, parameters, 'check callers');
    for (const [at, { checks }] of shared.entries()) {
      for (const { caller, resolve, reject } of checks) {
        try {
          refuseEntry(rows[at], caller);
          resolve(rows[at]?.version ?? 0);
        } catch (error) {
          reject(error);
        }
      }
    }
  } catch (error) {
    rejectAll(shared, error);
  } finally {
    source.release(connection);
  }
}

function rejectAll(shared: readonly SharedCheck[], error: unknown) {
  for (const { reject } of shared.flatMap(({ checks }) => checks)) reject(error);
}

/**
 * Requests that arrive while a statement runs share the next one: each is checked after its arrival, and under load a
 * statement checks many. Clients request again once they have their responses, so the next statement awaits as many
 * requests as the last one had; otherwise statements would become smaller, and more of them necessary.
 *
 * @param now Monotonic clock in milliseconds.
 */
export function createCallerChecks(
  database: Pick<Database, 'source'>,
  now: () => number = () => performance.now(),
): CallerChecks {
  let waiting = new Map<string, SharedCheck>();
  let arrived = 0;
  let lastTaken = 1;
  let isRunning = false;
  const take = () => {
    const shared = [...waiting.values()];
    waiting = new Map();
    lastTaken = arrived;
    arrived = 0;
    return shared;
  };
  const isComplete = () => arrived >= lastTaken;
  const awaitRequests = async () => {
    const start = now();
    // Requests that have arrived, but were not read yet, join the statement.
    do await setImmediate();
    while (!isComplete() && now() - start < longestWait);
  };
  const run = async () => {
    isRunning = true;
    try {
      while (waiting.size > 0) {
        await awaitRequests();
        await readChecks(database, take);
      }
    } catch (error) {
      // There was no connection.
      rejectAll(take(), error);
    } finally {
      isRunning = false;
    }
  };
  return {
    version: (caller, table) =>
      new Promise((resolve, reject) => {
        const key = JSON.stringify([caller.companyId, caller.sessionId, caller.tokenGeneration, table]);
        const shared = waiting.get(key) ?? { caller, table, checks: [] };
        arrived += 1;
        shared.checks.push({ caller, resolve, reject });
        waiting.set(key, shared);
        if (!isRunning) void run();
      }),
  };
}
