import type { FastifyInstance } from 'fastify';
import type { CallDocument } from '../http/api.ts';
import { openapiDocument } from './openapi-document.ts';

export function openapiRoute(app: FastifyInstance, calls: readonly CallDocument[]): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openapiDocument(calls));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
