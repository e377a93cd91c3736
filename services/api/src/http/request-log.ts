import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { loggedCaller } from './log-caller.ts';

/** Requests that take as long are always logged, in milliseconds. */
const slowMs = 1000;
/** Of the other successful requests, one of this number is logged. */
const sample = 100;

/**
 * One line for each request that fails or is slow, and for a sample of the others: at the level `info`, lines of all requests
 * take longer than the work of a short call. The level `debug` has them all.
 */
export class RequestLog extends LogController {
  #unlogged = 0;

  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const { log, elapsedTime: responseTime, statusCode } = reply;
    const line = { ...loggedCaller(request), req: request, res: reply, responseTime };
    if (error) return log.error({ ...line, err: error }, 'request errored');
    if (statusCode >= 400 || responseTime >= slowMs) return log.info(line, 'request completed');
    this.#unlogged += 1;
    if (this.#unlogged < sample) return log.debug(line, 'request completed');
    this.#unlogged = 0;
    log.info({ ...line, sample }, 'request completed');
  }
}
