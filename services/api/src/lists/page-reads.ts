import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import type { SqlConnection, Statement } from '../database/dialect.ts';
import {
  entryOf,
  readInCompany,
  refuseEntry,
  type Entrance,
  type TenantContext,
} from '../database/in-company.ts';

/** Reads pages for requests that arrive together. */
export interface PageReads {
  /**
   * Runs the statement of a page like {@link readInCompany}, in one transaction with those of other requests. Its receiver gets
   * the rows.
   *
   * @throws ApiError `unauthorised`, `suspended` or `factor_setup`
   */
  read(caller: TenantContext, statement: Statement): Promise<void>;
}

interface Read {
  caller: TenantContext;
  statement: Statement;
  resolve(): void;
  reject(error: unknown): void;
}

/** Most pages that a connection reads at once: the first response waits for all of them. */
const mostTogether = 5;

/** Milliseconds after which a page no longer waits for the connection that reads others. */
const longestWait = 5;

/** Most connections that read pages at once. */
const mostConnections = 4;

/** Reads by caller: the session is checked once for all of them. */
function byCaller(reads: readonly Read[]): Read[][] {
  const groups = new Map<string, Read[]>();
  for (const read of reads) {
    const { companyId, sessionId, tokenGeneration, adminId } = read.caller;
    const key = JSON.stringify([companyId, sessionId, tokenGeneration, adminId]);
    const group = groups.get(key);
    if (group) group.push(read);
    else groups.set(key, [read]);
  }
  return [...groups.values()];
}

/** Reports reads that were sent together; returns those without a result, because one of the statements failed. */
type Report = () => readonly Read[];

/** Sends reads in one transaction. */
async function sendTogether(connection: SqlConnection, reads: readonly Read[]): Promise<Report> {
  const callers = byCaller(reads);
  const statements = callers.flatMap((own) => [
    ...own.slice(0, 1).map(({ caller }) => entryOf(caller)),
    ...own.map(({ statement }) => statement),
  ]);
  const results = (await connection.queryTogether<Partial<Entrance>>(statements)).values();
  const next = () => {
    const { value } = results.next();
    return value?.status === 'fulfilled' ? value.value : undefined;
  };
  return () =>
    callers.flatMap((own) => {
      const entry = next();
      return own.filter(({ caller, resolve, reject }) => {
        const page = next();
        if (!entry || !page) return true;
        try {
          refuseEntry(entry.rows[0], caller);
          resolve();
        } catch (error) {
          reject(error);
        }
        return false;
      });
    });
}

/**
 * A server takes longer to wake up for a page and to send it than to read it. Pages of requests that arrive together, or
 * while a connection reads others, are therefore read together.
 */
export function createPageReads(database: Pick<Database, 'source'>): PageReads {
  let waiting: Read[] = [];
  let connections = 0;
  let impatience: NodeJS.Timeout | undefined;
  const take = () => {
    const reads = waiting.slice(0, mostTogether);
    waiting = waiting.slice(mostTogether);
    if (waiting.length === 0) {
      clearTimeout(impatience);
      impatience = undefined;
    }
    return reads;
  };
  const readAlone = ({ caller, statement, resolve, reject }: Read) => {
    readInCompany(database, caller, statement).then(() => resolve(), reject);
  };
  const send = (connection: SqlConnection): Promise<Report> | undefined => {
    const reads = take();
    if (reads.length === 0) return undefined;
    return sendTogether(connection, reads).catch((error: unknown) => {
      for (const { reject } of reads) reject(error);
      return () => [];
    });
  };
  const run = async () => {
    connections += 1;
    // Requests that have arrived, but were not read yet, join.
    await setImmediate();
    let connection: SqlConnection | undefined;
    try {
      connection = await database.source.acquire();
      for (let sent = send(connection); sent;) {
        const report = await sent;
        // The server reads the next pages while this process sends the responses.
        sent = send(connection);
        for (const read of report()) readAlone(read);
      }
    } finally {
      if (connection) database.source.release(connection);
      connections -= 1;
    }
  };
  const start = () => {
    impatience = undefined;
    run().catch((error: unknown) => {
      // There is no connection.
      while (waiting.length > 0) for (const { reject } of take()) reject(error);
    });
  };
  return {
    read: (caller, statement) =>
      new Promise((resolve, reject) => {
        waiting.push({ caller, statement, resolve, reject });
        if (connections === 0) start();
        else if (connections < mostConnections) impatience ??= setTimeout(start, longestWait);
      }),
  };
}
