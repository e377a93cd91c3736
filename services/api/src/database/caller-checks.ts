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
  table: string;
  resolve(version: number): void;
  reject(error: unknown): void;
}

interface Checked extends Entrance {
  version: number;
}

const text = 'select is_alive, company_status, version, lacks_factor from check_callers($1, $2, $3, $4)';

async function readChecks({ source }: Pick<Database, 'source'>, take: () => readonly Check[]) {
  const connection = await source.acquire();
  const checks = take();
  try {
    const parameters = [
      checks.map(({ caller }) => caller.companyId),
      checks.map(({ caller }) => caller.sessionId),
      checks.map(({ caller }) => caller.tokenGeneration),
      checks.map(({ table }) => table),
    ];
    const { rows } = await connection.query<Checked>(text, parameters, 'check callers');
    for (const [at, { caller, resolve, reject }] of checks.entries()) {
      try {
        refuseEntry(rows[at], caller);
        resolve(rows[at]?.version ?? 0);
      } catch (error) {
        reject(error);
      }
    }
  } catch (error) {
    for (const { reject } of checks) reject(error);
  } finally {
    source.release(connection);
  }
}

/**
 * Requests that arrive while a statement runs share the next one: each is checked after its arrival, and under load a
 * statement checks many.
 */
export function createCallerChecks(database: Pick<Database, 'source'>): CallerChecks {
  let waiting: Check[] = [];
  let isRunning = false;
  const take = () => {
    const checks = waiting;
    waiting = [];
    return checks;
  };
  const run = async () => {
    isRunning = true;
    try {
      while (waiting.length > 0) await readChecks(database, take);
    } catch (error) {
      // No connection could be had.
      for (const { reject } of take()) reject(error);
    } finally {
      isRunning = false;
    }
  };
  return {
    version: (caller, table) =>
      new Promise((resolve, reject) => {
        waiting.push({ caller, table, resolve, reject });
        if (!isRunning) void run();
      }),
  };
}
