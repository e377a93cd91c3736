import { done, errorCodes, failure, listQuery } from '@tawseel/api-client/schemas';
import type * as z from 'zod/mini';
import packageJson from '../../package.json' with { type: 'json' };
import { statuses } from '../errors/api-error.ts';
import type { CallDocument } from '../http/api.ts';
import { readDocument, type OpenApiDocument, type Schema } from './document.ts';
import { errorDescriptions } from './error-descriptions.ts';
import { jsonSchema } from './json-schema.ts';

/** Schemas that many calls share, by their name in the document. */
const shared = new Map<z.ZodMiniType, string>([
  [listQuery, 'ListQuery'],
  [done, 'Done'],
]);

function reference(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

function json(schema: Schema) {
  return { content: { 'application/json': { schema } } };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const name = shared.get(schema);
  return name ? reference(name) : jsonSchema(schema, io);
}

function operation(call: CallDocument) {
  const parameters = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
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
    : json(schemaOf(call.answer, 'output'));
  return {
    summary: call.summary,
    tags: [call.group],
    parameters: call.isChange ? [...parameters, key] : parameters,
    ...(call.body && { requestBody: json(schemaOf(call.body, 'input')) }),
    'x-permission': call.allow,
    ...(call.allow === 'public' && { security: [] }),
    ...(call.allow === 'driver' && { security: [{ driver: [] }] }),
    responses: {
      200: { description: 'Done', ...answer },
      default: { description: 'Refused or failed', ...json(reference('Failure')) },
    },
  };
}

/** People and drivers have tokens of their own. */
const bearer = { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' };

function errors() {
  return Object.fromEntries(
    errorCodes.map((code) => [code, { status: statuses[code], description: errorDescriptions[code] }]),
  );
}

/** The OpenAPI document of the given calls, generated from the schemas that validate them. */
export function openapiDocument(calls: readonly CallDocument[]): OpenApiDocument {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return readDocument({
    openapi: '3.1.0',
    info: {
      title: 'Tawseel API',
      version: packageJson.version,
      description:
        'Clients ignore fields of a response that they do not know, and accept other values where x-extensible-enum lists the known ones.',
    },
    // Relative to the document itself, wherever the API is mounted.
    servers: [{ url: '.' }],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: { bearer, driver: bearer },
      schemas: {
        ListQuery: jsonSchema(listQuery, 'input'),
        Done: jsonSchema(done, 'output'),
        Failure: jsonSchema(failure, 'output'),
      },
      'x-errors': errors(),
    },
  });
}
