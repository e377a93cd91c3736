import * as z from 'zod/mini';

type Path = readonly PropertyKey[];

function isThere(data: unknown, path: Path): boolean {
  const [key, ...rest] = path;
  if (key === undefined) return data !== undefined;
  return typeof data === 'object' && data !== null && isThere(Reflect.get(data, key), rest);
}

/**
 * Checks plain data against a schema of this package.
 *
 * @throws Error that names every field at fault: `registry.json: features.fleet.entry must be …`.
 */
export function parse<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
  source: string,
): z.infer<Schema> {
  const result = z.safeParse(schema, data);
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) => {
    const field = issue.path.join('.') || 'document';
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `${[...issue.path, key].join('.')} is not known`);
    if (!isThere(data, issue.path)) return `${field} is missing`;
    if (issue.code === 'invalid_type') return `${field} must be of type ${issue.expected}`;
    // Fallback for schemas without a message; the parser's own messages name no field.
    return `${field} ${issue.message === 'Invalid input' ? 'is not valid' : issue.message}`;
  });
  throw new Error(`${source}: ${faults.join('; ')}`);
}

function at(data: unknown, path: Path): unknown {
  return path.reduce(
    (inner, key) => (typeof inner === 'object' && inner ? Reflect.get(inner, key) : undefined),
    data,
  );
}

/**
 * Like {@link parse}, for data of a possibly newer build: unknown fields are dropped. A change of the meaning of
 * known fields requires a new contract version.
 */
export function parseKnown<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
  source: string,
): z.infer<Schema> {
  const { error } = z.safeParse(schema, data);
  const unknown = error?.issues.filter((issue) => issue.code === 'unrecognized_keys') ?? [];
  if (unknown.length === 0) return parse(schema, data, source);
  const known = structuredClone(data);
  for (const { path, keys } of unknown) {
    const holder = at(known, path);
    if (typeof holder === 'object' && holder) for (const key of keys) Reflect.deleteProperty(holder, key);
  }
  return parseKnown(schema, known, source);
}
