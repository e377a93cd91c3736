import type { OpenApiDocument, Operation, Schema } from '../document.ts';
import type { Direction } from '../field-facts.ts';
import { compareSchemas, type Comparison, type Versions } from './compare-schemas.ts';

type Content = Readonly<Record<string, { schema: Schema }>>;

/** Every call by its method and path; the names of the path's parameters are not part of it. */
function callsOf({ paths }: OpenApiDocument): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`,
        operation,
      ]),
    ),
  );
}

function compareContent(
  comparison: Comparison,
  { released, present }: Versions<Content>,
  direction: Direction,
): string[] {
  return Object.entries(released).flatMap(([type, { schema }]) => {
    const now = present[type];
    if (!now) return [`no longer ${type}`];
    return compareSchemas(comparison, { released: schema, present: now.schema }, { direction, path: '' });
  });
}

function compareParameters(comparison: Comparison, { released, present }: Versions<Operation>): string[] {
  const inPath = ({ parameters }: Operation) => parameters.filter((one) => one.in === 'path');
  const others = ({ parameters }: Operation) =>
    new Map(parameters.filter((one) => one.in !== 'path').map((one) => [`${one.in} ${one.name}`, one]));
  const [before, now] = [others(released), others(present)];
  const added = [...now]
    .filter(([key, { required }]) => required && !before.get(key)?.required)
    .map(([key]) => `${key}: is required`);
  const kept = [...before].flatMap(([key, { schema }]) => {
    const parameter = now.get(key);
    if (!parameter) return [`${key}: removed`];
    const place = { direction: 'input', path: key } as const;
    return compareSchemas(comparison, { released: schema, present: parameter.schema }, place);
  });
  const places = inPath(released).flatMap(({ name, schema }, at) => {
    const parameter = inPath(present)[at];
    const place = { direction: 'input', path: `path ${name}` } as const;
    return parameter
      ? compareSchemas(comparison, { released: schema, present: parameter.schema }, place)
      : [];
  });
  return [...added, ...kept, ...places];
}

function compareBodies(comparison: Comparison, { released, present }: Versions<Operation>): string[] {
  const before = released.requestBody?.content;
  const now = present.requestBody?.content;
  // A call without a body is one whose body may be empty.
  const none = { 'application/json': { schema: { type: 'object' } } };
  if (!before && !now) return [];
  return compareContent(comparison, { released: before ?? none, present: now ?? none }, 'input');
}

function compareResponses(comparison: Comparison, { released, present }: Versions<Operation>): string[] {
  const kept = Object.entries(released.responses).flatMap(([status, { content }]) => {
    const response = present.responses[status];
    if (!response) return [`status ${status}: removed`];
    return compareContent(comparison, { released: content, present: response.content }, 'output');
  });
  const added = Object.keys(present.responses).filter(
    (status) => status.startsWith('2') && !released.responses[status],
  );
  return [...kept, ...added.map((status) => `status ${status}: is new`)];
}

function isPublic({ security }: Operation) {
  return security?.length === 0;
}

function compareCalls(comparison: Comparison, versions: Versions<Operation>): string[] {
  const { released, present } = versions;
  return [
    ...(isPublic(released) && !isPublic(present) ? ['needs a session'] : []),
    ...compareParameters(comparison, versions),
    ...compareBodies(comparison, versions).map((problem) => `request ${problem}`),
    ...compareResponses(comparison, versions).map((problem) => `response ${problem}`),
  ];
}

function compareErrors({ released, present }: Versions<OpenApiDocument>): string[] {
  const now = present.components['x-errors'];
  return Object.entries(released.components['x-errors']).flatMap(([code, { status }]) => {
    if (!now[code]) return [`error ${code}: removed`];
    return now[code].status === status
      ? []
      : [`error ${code}: status ${now[code].status} instead of ${status}`];
  });
}

/** The changes that break a client written for the released document, one line each. */
export function breakingChanges(versions: Versions<OpenApiDocument>): string[] {
  const comparison = { ...versions, compared: new Set<string>() };
  const now = callsOf(versions.present);
  const calls = [...callsOf(versions.released)].flatMap(([name, released]) => {
    const present = now.get(name);
    if (!present) return [`${name}: removed`];
    return compareCalls(comparison, { released, present }).map((problem) => `${name}: ${problem}`);
  });
  return [...calls, ...compareErrors(versions)];
}

function majorOf({ info }: OpenApiDocument) {
  return Number(info.version.split('.')[0]);
}

/** The breaking changes that the version does not announce: a new major version may break older clients. */
export function unannouncedChanges(versions: Versions<OpenApiDocument>): string[] {
  return majorOf(versions.present) > majorOf(versions.released) ? [] : breakingChanges(versions);
}
