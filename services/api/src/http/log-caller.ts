import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Adds the caller to the request's log lines. Never a token: a log has many readers. */
export function logCaller(
  request: FastifyRequest,
  { companyId, sessionId }: { companyId?: string; sessionId?: string },
): void {
  request.log = request.log.child({
    ...(companyId !== undefined && { company: companyId }),
    ...(sessionId !== undefined && { session: sessionId }),
  });
}

/** The line of a completed request is the reply's, which has a logger of its own. */
export function logCallers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.log = request.log;
    done();
  });
}
