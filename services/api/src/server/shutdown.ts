import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Longest travel time of a request sent at the end of the grace period, in milliseconds. */
const travelMs = 500;
/** Longest time for running requests to end once the server no longer listens, in milliseconds. */
const drainMs = 20_000;
/** Connections that the system queues until the process accepts them. A flood overflows Node's default of 511. */
export const backlog = 4096;
const closeIdleEveryMs = 50;

interface Connections {
  phase: 'serving' | 'grace' | 'closing';
  open: Set<Socket>;
  newest: WeakMap<Socket, { request: IncomingMessage; response: ServerResponse }>;
  /** Connections whose client sends a request before the response to the previous one. */
  pipelined: WeakSet<Socket>;
}

const servers = new WeakMap<Server, Connections>();

/** Whether the process ends soon. Health checks then fail, so that load balancers choose another one. */
export function isShuttingDown({ server }: Pick<FastifyInstance, 'server'>): boolean {
  return (servers.get(server)?.phase ?? 'serving') !== 'serving';
}

/** Closing a connection drops every request on it without a response. */
function mayClose({ phase, newest, pipelined }: Connections, request: IncomingMessage) {
  if (phase === 'serving' || newest.get(request.socket)?.request !== request) return false;
  return phase === 'closing' || !pipelined.has(request.socket);
}

/** Lets {@link drain} end `app` without cutting requests. Call it before the routes are added. */
export function prepareShutdown(app: FastifyInstance): void {
  const connections: Connections = {
    phase: 'serving',
    open: new Set(),
    newest: new WeakMap(),
    pipelined: new WeakSet(),
  };
  const { open, newest, pipelined } = connections;
  servers.set(app.server, connections);
  app.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  // Before Fastify's own listener, which may respond at once.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (newest.get(socket)?.response.writableFinished === false) pipelined.add(socket);
    newest.set(socket, { request, response });
  });
  app.addHook('onSend', async ({ raw }, reply) => {
    if (mayClose(connections, raw)) reply.header('connection', 'close');
  });
}

/** Whether the end of a response still waits for its reader: Node considers that connection idle. */
function isSending({ open, newest }: Connections) {
  return [...open].some((socket) => {
    const response = newest.get(socket)?.response;
    return response?.writableEnded === true && !response.writableFinished;
  });
}

/** Closes connections as they become idle, and those that were opened ahead of a request that never came. */
function closeIdle(server: Server, connections: Connections) {
  if (!isSending(connections)) server.closeIdleConnections();
  for (const socket of connections.open) if (socket.bytesRead === 0) socket.destroy();
}

/**
 * Accepts the connections of the system's queue: closing the listener would reset them. Node accepts one in each turn of
 * its event loop, so a busy process has many of them waiting.
 */
async function acceptWaiting(server: Server) {
  const waiting = { quietTurns: 0, atMost: backlog };
  const note = () => {
    waiting.quietTurns = 0;
    waiting.atMost -= 1;
  };
  server.on('connection', note);
  while (waiting.quietTurns < 10 && waiting.atMost >= 0) {
    waiting.quietTurns += 1;
    await turn();
  }
  server.off('connection', note);
}

/**
 * Serves requests for `graceSeconds` more, then stops listening and waits for the running ones.
 *
 * @returns whether all requests completed; connections still in use after 20 s are cut
 */
export async function drain({ server, log }: FastifyInstance, graceSeconds: number): Promise<boolean> {
  const connections = servers.get(server);
  if (!connections || !server.listening) return true;
  connections.phase = 'grace';
  if (graceSeconds > 0) await wait(graceSeconds * 1000 + travelMs);
  await acceptWaiting(server);
  connections.phase = 'closing';
  let isCut = false;
  const closed = new Promise<void>((resolve) => {
    // Not that of the HTTP server, which also closes connections that it considers idle.
    NetServer.prototype.close.call(server, () => resolve());
  });
  const closing = setInterval(() => closeIdle(server, connections), closeIdleEveryMs);
  const limit = setTimeout(() => {
    isCut = true;
    log.warn(`requests under way did not end in ${drainMs / 1000} s: cut off`);
    server.closeAllConnections();
  }, drainMs);
  await closed;
  clearInterval(closing);
  clearTimeout(limit);
  return !isCut;
}
