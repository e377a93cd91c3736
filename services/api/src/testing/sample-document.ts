import { readDocument, type OpenApiDocument } from '../openapi/document.ts';
import { breakingChanges } from '../openapi/compatibility/compare-documents.ts';

interface CallParts {
  path?: string;
  method?: string;
  request?: object;
  response?: object;
  parameters?: object[];
  isPublic?: boolean;
  statuses?: Record<string, object>;
  mediaType?: string;
}

interface DocumentParts extends CallParts {
  version?: string;
  schemas?: object;
  errors?: object;
}

/** Schema of an object. */
export const object = (properties: object, ...required: string[]) => ({
  type: 'object',
  properties,
  required,
});

/** A document of one call. */
export function documentOf({
  version = '1.0.0',
  schemas = {},
  errors = {},
  path = '/DC/Things',
  method = 'post',
  request,
  response = object({}),
  parameters = [],
  isPublic = false,
  statuses,
  mediaType = 'application/json',
}: DocumentParts = {}): OpenApiDocument {
  const content = (schema: object) => ({ content: { [mediaType]: { schema } } });
  return readDocument({
    openapi: '3.1.0',
    info: { title: 'API', version, description: '' },
    servers: [],
    security: [{ bearer: [] }],
    paths: {
      [path]: {
        [method]: {
          summary: '',
          tags: [],
          parameters,
          ...(isPublic && { security: [] }),
          ...(request && { requestBody: content(request) }),
          responses: statuses ?? { 200: { description: '', ...content(response) } },
        },
      },
    },
    components: { securitySchemes: {}, schemas, 'x-errors': errors },
  });
}

/** Problems of a change from the released parts to the present ones, without the name of the call. */
export function changesOf(released: DocumentParts, present: DocumentParts) {
  return breakingChanges({ released: documentOf(released), present: documentOf(present) }).map((problem) =>
    problem.replace('POST /DC/Things: ', ''),
  );
}

export const text = { type: 'string' };
export const number = { type: 'number' };
export const nullable = { type: ['string', 'null'] };
