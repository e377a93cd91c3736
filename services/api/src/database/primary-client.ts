import pg from 'pg';

/** The server is a standby: it refuses changes, and its rows may be older than those of the primary. */
export class StandbyServer extends Error {
  override readonly name = 'StandbyServer';

  constructor() {
    super('the database server is a standby');
  }
}

/** Set by PostgreSQL 14 or later at the start of each connection, without a query. */
const standbyParameter = 'in_hot_standby';

class PrimaryClient extends pg.Client {
  isStandby = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.connection.on('parameterStatus', (status: { parameterName: string; parameterValue: string }) => {
      if (status.parameterName === standbyParameter) this.isStandby = status.parameterValue === 'on';
    });
  }
}

function refuseStandby(client: pg.ClientBase): void {
  if (client instanceof PrimaryClient && client.isStandby) throw new StandbyServer();
}

/**
 * Options of a pool that connects to a primary only. After a failover the address may for a moment lead to a machine that is
 * not the primary any more; a connection to it would stay in the pool.
 */
export const primaryOnly = { Client: PrimaryClient, onConnect: refuseStandby } satisfies pg.PoolConfig;

/** Limits that the server enforces, in milliseconds. */
interface ServerLimits {
  statement: number;
  idleInTransaction: number;
}

/**
 * {@link primaryOnly} with limits. A statement sets them: poolers such as PgBouncer refuse a connection that sends them as its
 * parameters.
 */
export function limitedPrimary({ statement, idleInTransaction }: ServerLimits) {
  return {
    Client: PrimaryClient,
    async onConnect(client: pg.ClientBase) {
      refuseStandby(client);
      await client.query(
        `select set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $2, false)`,
        [String(statement), String(idleInTransaction)],
      );
    },
  };
}

/**
 * Options of a connection that notices within 20 s that its server's machine is gone: the first probe follows after this time
 * without data, then Node.js sends ten at intervals of a second.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } satisfies pg.ClientConfig;
