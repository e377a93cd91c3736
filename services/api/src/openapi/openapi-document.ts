import { failure } from '@tawseel/api-client/schemas';
import * as z from 'zod/mini';
import type { CallDocument } from '../http/api.ts';

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
}

function json(schema: object) {
  return { content: { 'application/json': { schema } } };
}

function operation(call: CallDocument) {
  const parameters = [...call.url.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  };
  const answer = call.produces
    ? { content: { [call.produces]: { schema: { type: 'string', format: 'binary' } } } }
    : json(jsonSchema(call.answer, 'output'));
  return {
    summary: call.summary,
    tags: [call.group],
    parameters: call.isChange ? [...parameters, key] : parameters,
    ...(call.body && { requestBody: json(jsonSchema(call.body, 'input')) }),
    ...(call.isPublic && { security: [] }),
    responses: {
      200: { description: 'Done', ...answer },
      default: { description: 'Refused or failed', ...json({ $ref: '#/components/schemas/Failure' }) },
    },
  };
}

/** The OpenAPI document of the given calls, generated from the schemas that validate them. */
export function openapiDocument(calls: readonly CallDocument[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tawseel API', version: '1.0.0' },
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: jsonSchema(failure, 'output') },
    },
  };
}
