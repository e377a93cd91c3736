import * as z from 'zod/mini';

const count = z.optional(z.int());
const amount = z.optional(z.number());

/** A JSON Schema of the document. Strict: the comparison of documents must know every keyword. */
const schema = z.strictObject({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  description: z.optional(z.string()),
  examples: z.optional(z.array(z.unknown())),
  format: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  /** Known values of an open set: clients accept others. */
  'x-extensible-enum': z.optional(z.array(z.string())),
  pattern: z.optional(z.string()),
  minLength: count,
  maxLength: count,
  minItems: count,
  maxItems: count,
  minimum: amount,
  maximum: amount,
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), schema));
  },
  get propertyNames() {
    return z.optional(schema);
  },
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), schema]));
  },
  get items() {
    return z.optional(schema);
  },
  get anyOf() {
    return z.optional(z.array(schema));
  },
  get allOf() {
    return z.optional(z.array(schema));
  },
});

const content = z.record(z.string(), z.strictObject({ schema }));

const parameter = z.strictObject({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema,
});

const operation = z.strictObject({
  summary: z.string(),
  tags: z.array(z.string()),
  /** The permission that the caller needs. */
  'x-permission': z.optional(z.string()),
  security: z.optional(z.array(z.record(z.string(), z.array(z.string())))),
  parameters: z.array(parameter),
  requestBody: z.optional(z.strictObject({ content })),
  responses: z.record(z.string(), z.strictObject({ description: z.string(), content })),
});

const documentSchema = z.strictObject({
  openapi: z.string(),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.string() })),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.string(), scheme: z.string(), bearerFormat: z.string() }),
    ),
    schemas: z.record(z.string(), schema),
    /** Codes of failed responses. */
    'x-errors': z.record(z.string(), z.strictObject({ status: z.int(), description: z.string() })),
  }),
});

/** A JSON Schema as OpenAPI documents contain it. */
export type Schema = z.infer<typeof schema>;
/** A call of the document. */
export type Operation = z.infer<typeof operation>;
export type OpenApiDocument = z.infer<typeof documentSchema>;

/** Reads a JSON Schema, and rejects a keyword that documents do not use. */
export function readSchema(value: unknown): Schema {
  return schema.parse(value);
}

/** Reads an OpenAPI document, and rejects one with a part that this version does not know. */
export function readDocument(value: unknown): OpenApiDocument {
  return documentSchema.parse(value);
}

/** The schema that a reference of the document stands for; a schema without one is itself. */
export function resolve({ components: { schemas } }: OpenApiDocument, { $ref, ...rest }: Schema): Schema {
  return ($ref && schemas[nameOf($ref)]) || rest;
}

/** The name of a schema of the components. */
export function nameOf(reference: string): string {
  return reference.replace('#/components/schemas/', '');
}
