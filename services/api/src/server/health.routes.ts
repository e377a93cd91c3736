import type { FastifyInstance } from 'fastify';
import { Fault } from '../answers/fault.ts';
import type { Database } from '../database/database.ts';
import { isShuttingDown } from './shutdown.ts';

/** What operators and load balancers ask: is the process up, can it work, and what is the caller's address. */
export function healthRoutes(app: FastifyInstance, database: Database): void {
  app.get('/health', async () => {
    if (isShuttingDown(app)) throw new Fault('unavailable');
    return { success: true };
  });
  app.get('/ready', async () => {
    if (isShuttingDown(app) || !(await database.isReady())) throw new Fault('unavailable');
    return { success: true };
  });
  app.get('/ip', async (request, reply) => {
    reply.header('access-control-allow-origin', '*');
    return { ip: request.ip };
  });
}
