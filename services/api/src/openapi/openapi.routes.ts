import type { FastifyInstance } from 'fastify';
import { openapiDocument } from './openapi-document.ts';

export function openapiRoute(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openapiDocument(app.api.calls));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
