import type { FastifyInstance } from 'fastify';
import { malformed } from '../errors/api-error.ts';

/**
 * Headers of every response. A response is neither a document nor embeddable in other sites, unless it
 * replaces the policies by its own, as pages and released files do.
 */
export const safeHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * Sets the headers on every response of a server, and handles requests that Node.js would refuse without
 * them.
 */
export function guardResponses(app: FastifyInstance): void {
  // An expectation that the server does not know may be ignored (RFC 9110, 10.1.1).
  app.server.on('checkExpectation', app.routing);
  app.addHook('onRequest', ({ raw, headers }, reply, done) => {
    reply.headers(safeHeaders);
    done(raw.httpVersion === '1.1' && headers.host === undefined ? malformed() : undefined);
  });
}
