import type { FastifyReply } from 'fastify';

/** Sends a response whose JSON is written already. */
export function sendJson(reply: FastifyReply, json: string | Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(json);
}
