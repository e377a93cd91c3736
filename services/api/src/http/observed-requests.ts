import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The end of a request. */
export interface RequestEnd {
  /** The pattern, not the path: it has no data of the request, and there are few. `none` without a route. */
  route: string;
  /** `cut` if the client disconnected before the response ended. */
  status: number | 'cut';
}

/** Receives the requests of a server, for metrics and traces. */
export interface RequestObserver {
  /** A request has arrived. Returns the receiver of its end. */
  arrived(request: FastifyRequest): (end: RequestEnd) => void;
  /** Continues a request in a context that its statements share. */
  enter?(request: FastifyRequest, next: () => void): void;
}

/** Reports the requests of a server. Call it before the routes are added. */
export function observeRequests(app: FastifyInstance, observers: readonly RequestObserver[]): void {
  if (observers.length === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const receivers = observers.map((observer) => observer.arrived(request));
    // Fastify runs no hook for a request whose client disconnects before the response.
    finished(reply.raw, () => {
      const { url: route = 'none' } = request.is404 ? {} : request.routeOptions;
      const status = reply.raw.writableEnded ? reply.statusCode : 'cut';
      for (const end of receivers) end({ route, status });
    });
    done();
  });
  // Fastify restores the context after the body, whose events have that of the connection.
  for (const observer of observers.filter(({ enter }) => enter))
    app.addHook('onRequest', (request, _reply, done) => observer.enter?.(request, done));
}
