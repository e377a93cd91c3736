import type { FastifyInstance } from 'fastify';
import type { CallDocument } from '../http/api.ts';
import { sendJson } from '../http/send-json.ts';
import type { OpenApiDocument } from '../openapi/document.ts';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { referenceHeaders, referencePage } from '../openapi/reference/reference-page.ts';

/** The API's description: for programs, and as a page for people. Both are written at the first request. */
export function openapiRoutes(app: FastifyInstance, calls: readonly CallDocument[]): void {
  let document: OpenApiDocument | undefined;
  let json: string | undefined;
  let page: string | undefined;
  const described = () => (document ??= openapiDocument(calls));
  app.get('/openapi.json', async (_request, reply) => {
    json ??= JSON.stringify(described());
    return sendJson(reply, json);
  });
  app.get('/docs', async (_request, reply) => {
    page ??= referencePage(described());
    return reply.headers(referenceHeaders).type('text/html; charset=utf-8').send(page);
  });
}
