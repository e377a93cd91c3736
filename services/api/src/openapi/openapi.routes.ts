import type { Api } from '../http/api.ts';
import { openapiDocument } from './openapi-document.ts';

export function openapiRoute(api: Api): void {
  let document: string | undefined;
  api.app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(openapiDocument(api.calls));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
