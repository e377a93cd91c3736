import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.ts';
import type { Database } from '../database/database.ts';
import { watchSchema } from './schema-watch.ts';
import { isShuttingDown } from './shutdown.ts';

/** Probes of operators and load balancers: whether the process is up and can work, and the caller's address. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  const schema = watchSchema(database, (differences) =>
    app.log.error(
      { differences },
      'the tables are not those of this version: restore them, see `npm run database -- check`',
    ),
  );
  app.addHook('onReady', async () => {
    // The start has reported it. The calls that need a missing database report that.
    await schema.isWhole().catch(() => false);
  });
  app.get('/health', async () => {
    if (isShuttingDown(app)) throw new ApiError('unavailable');
    return { success: true };
  });
  app.get('/ready', async () => {
    if (isShuttingDown(app)) throw new ApiError('unavailable');
    if (!(await database.isReady()) || !(await schema.isWhole().catch(() => false)))
      throw new ApiError('unavailable');
    return { success: true };
  });
  app.get('/ip', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    return { ip: request.ip };
  });
}
