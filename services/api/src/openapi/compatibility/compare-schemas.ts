import { nameOf, resolve, type OpenApiDocument, type Schema } from '../document.ts';
import { differentTypes, differentValues, type Place } from './compare-values.ts';
import { alternativesOf, type Alternative } from '../alternatives.ts';

/** The released and the present version of a part of the API. */
export interface Versions<Part> {
  released: Part;
  present: Part;
}

/** State of the comparison of two documents. */
export interface Comparison extends Versions<OpenApiDocument> {
  /** Shared schemas that were compared already, by direction and name. */
  compared: Set<string>;
}

function differentProperties(
  comparison: Comparison,
  { released, present }: Versions<Alternative>,
  { direction, path }: Place,
): string[] {
  const before = released.properties ?? {};
  const now = present.properties ?? {};
  const problems = Object.entries(before).flatMap(([name, schema]) => {
    const property = now[name];
    const place = { direction, path: path ? `${path}.${name}` : name };
    return property
      ? compareSchemas(comparison, { released: schema, present: property }, place)
      : [`${place.path}: removed`];
  });
  const [stricter, laxer] = direction === 'input' ? [present, released] : [released, present];
  const consequence = direction === 'input' ? 'is required' : 'may be missing';
  const required = (stricter.required ?? [])
    .filter((name) => !laxer.required?.includes(name) && (direction === 'input' || name in now))
    .map((name) => `${path ? `${path}.${name}` : name}: ${consequence}`);
  const isClosed =
    direction === 'input' &&
    present.additionalProperties === false &&
    released.additionalProperties !== false;
  return [
    ...problems,
    ...required,
    ...(isClosed ? [`${path || 'body'}: fields without a description are refused`] : []),
  ];
}

/** Compares a schema within two schemas, if one of them has it. */
function compareParts(
  comparison: Comparison,
  { released, present }: Versions<Schema | boolean | undefined>,
  place: Place,
): string[] {
  const [before, now] = [released, present].map((one) => (typeof one === 'object' ? one : undefined));
  return before || now
    ? compareSchemas(comparison, { released: before ?? {}, present: now ?? {} }, place)
    : [];
}

function compareAlternatives(
  comparison: Comparison,
  versions: Versions<Alternative>,
  place: Place,
): string[] {
  const { released, present } = versions;
  const [narrow, wide] = place.direction === 'input' ? [released, present] : [present, released];
  const type = differentTypes(narrow, wide, place);
  if (type) return [`${place.path}: ${type}`];
  const parts = (
    [
      ['items', '[]'],
      ['propertyNames', '.*'],
      ['additionalProperties', '.*'],
    ] as const
  ).flatMap(([key, suffix]) =>
    compareParts(
      comparison,
      { released: released[key], present: present[key] },
      { ...place, path: `${place.path}${suffix}` },
    ),
  );
  return [
    ...differentValues(narrow, wide, place).map((problem) => `${place.path}: ${problem}`),
    ...parts,
    ...differentProperties(comparison, versions, place),
  ];
}

/** The changes of a schema that break a client of the released one, each with the path of the field. */
export function compareSchemas(
  comparison: Comparison,
  { released, present }: Versions<Schema>,
  place: Place,
): string[] {
  if (released.$ref && released.$ref === present.$ref) {
    const key = `${place.direction} ${released.$ref}`;
    if (comparison.compared.has(key)) return [];
    comparison.compared.add(key);
    place = { ...place, path: nameOf(released.$ref) };
  }
  const before = alternativesOf(resolve(comparison.released, released));
  const now = alternativesOf(resolve(comparison.present, present));
  const [narrow, wide] = place.direction === 'input' ? [before, now] : [now, before];
  return narrow.flatMap((one) => {
    const ofType = wide.filter((other) => !differentTypes(one, other, place));
    const problems = (ofType.length > 0 ? ofType : wide).map((other) => {
      const versions =
        place.direction === 'input' ? { released: one, present: other } : { released: other, present: one };
      return compareAlternatives(comparison, versions, place);
    });
    // The alternative that fits best explains the change.
    return problems.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}
