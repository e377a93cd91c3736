import type { FastifyInstance } from 'fastify';
import { Fault } from '../errors/fault.ts';
import type { Database } from '../database/database.ts';
import { watchSchema } from './schema-watch.ts';
import { isShuttingDown } from './shutdown.ts';

/** What operators and load balancers ask: is the process up, can it work, and what is the caller's address. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  const schema = watchSchema(database, (differences) =>
    app.log.error(
      { differences },
      'the tables are not those of this version: restore them, see `npm run check`',
    ),
  );
  app.addHook('onReady', async () => {
    // Reported at the start already. A database that is away is reported by the calls that need it.
    await schema.isWhole().catch(() => false);
  });
  app.get('/health', async () => {
    if (isShuttingDown(app)) throw new Fault('unavailable');
    return { success: true };
  });
  app.get('/ready', async () => {
    if (isShuttingDown(app)) throw new Fault('unavailable');
    if (!(await database.isReady()) || !(await schema.isWhole().catch(() => false)))
      throw new Fault('unavailable');
    return { success: true };
  });
  app.get('/ip', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    return { ip: request.ip };
  });
}
