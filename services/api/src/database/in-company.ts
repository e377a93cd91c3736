import { sql } from 'kysely';
import { ApiError } from '../errors/api-error.ts';
import type { Database, Tx } from './database.ts';
import type { Statement } from './dialect.ts';
import { errorCode } from './start-error.ts';

/** Context of a transaction: the company whose rows it sees, and the origin that its changes are recorded under. */
export interface TenantContext {
  companyId: string;
  adminId: string;
  sessionId: string;
  /** Number of the session's token that the request carries; null accepts any, as for the rest of a streamed response. */
  tokenGeneration: number | null;
  requestId: string;
  /** Whether the work is about the caller's own account: people who lack a required factor may do nothing else. */
  isOwnAccount?: boolean;
  /** The driver, if the session is that of a driver. */
  driverId?: string;
}

/** Result of the check of a session. */
interface Entrance {
  is_alive: boolean;
  company_status: string | null;
  /** Whether the person lacks a factor that the company requires. */
  lacks_factor: boolean;
}

const enter = 'select is_alive, company_status, lacks_factor from enter_company($1, $2, $3, $4, $5)';
const attempts = 4;

/** @throws ApiError `unauthorised`, `suspended` or `factor_setup` */
function refuseEntry(entrance: Entrance | undefined, { isOwnAccount }: TenantContext) {
  if (!entrance?.is_alive) throw new ApiError('unauthorised');
  if (entrance.company_status === 'Suspended') throw new ApiError('suspended');
  if (entrance.lacks_factor && !isOwnAccount) throw new ApiError('factor_setup');
}

/** Checks the session, and sets the context of the transaction. */
function entranceOf({ companyId, sessionId, tokenGeneration, adminId, requestId, driverId }: TenantContext) {
  if (driverId !== undefined)
    return sql<Entrance>`select is_alive, company_status, false as lacks_factor
      from enter_driver(${companyId}, ${sessionId}, ${driverId}, ${requestId})`;
  return sql<Entrance>`select is_alive, company_status, lacks_factor
    from enter_company(${companyId}, ${sessionId}, ${tokenGeneration}, ${adminId}, ${requestId})`;
}

/**
 * Runs work in one transaction that sees only the rows of the caller's company. The session must be alive. Work that
 * conflicts with another transaction runs again, so it must only access the database.
 */
export async function inCompany<T>(
  database: Database,
  caller: TenantContext,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.db.transaction().execute(async (tx) => {
        const { rows } = await entranceOf(caller).execute(tx);
        refuseEntry(rows[0], caller);
        return work(tx);
      });
    } catch (error) {
      // Serialization failure or deadlock: the other transaction succeeded.
      if (attempt >= attempts || !/^40(001|P01)$/.test(errorCode(error) ?? '')) throw error;
    }
  }
}

/**
 * One read in a transaction like that of {@link inCompany}, and which changes nothing. All statements are sent at once; after a
 * failure the server runs none of the rest.
 */
export async function readInCompany<Row extends object>(
  { source }: Pick<Database, 'source'>,
  caller: TenantContext,
  { sql: text, parameters, name }: Statement,
): Promise<Row[]> {
  const { companyId, sessionId, tokenGeneration, adminId, requestId } = caller;
  const connection = await source.acquire();
  try {
    const [begun, entered, answer, ended] = await Promise.allSettled([
      connection.query('begin read only'),
      connection.query<Entrance>(enter, [companyId, sessionId, tokenGeneration, adminId, requestId], 'enter'),
      connection.query<Row>(text, parameters, name),
      connection.query('commit'),
    ]);
    if (begun.status === 'rejected') throw begun.reason;
    if (entered.status === 'rejected') throw entered.reason;
    refuseEntry(entered.value.rows[0], caller);
    if (answer.status === 'rejected') throw answer.reason;
    if (ended.status === 'rejected') throw ended.reason;
    return answer.value.rows;
  } finally {
    source.release(connection);
  }
}

/** Work of the system itself in one company (its creation, its demo data): no session, but the same row-level security. */
export async function asSystem<T>(
  database: Database,
  companyId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.db.transaction().execute(async (tx) => {
    await enterAsSystem(tx, companyId);
    return work(tx);
  });
}

/** Sets the tenant context of a system transaction; a later call may select another company. */
export async function enterAsSystem(tx: Tx, companyId: string): Promise<void> {
  await sql`select enter_company(${companyId}, null, 'system', '')`.execute(tx);
}

/** Work of the system that spans companies, such as deleting expired rows. */
export async function acrossCompanies<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.db.transaction().execute(async (tx) => {
    await sql`select set_config('app.system', 'on', true), set_config('TimeZone', 'Asia/Amman', true)`.execute(
      tx,
    );
    return work(tx);
  });
}
