import type { Direction } from '../field-facts.ts';
import { fits, valuesOf, type Alternative } from '../alternatives.ts';

/** Place of the compared schemas: in a request, which must go on accepting earlier values, or in a response. */
export interface Place {
  direction: Direction;
  path: string;
}

const limits = [
  { key: 'minimum', isLower: true },
  { key: 'maximum', isLower: false },
  { key: 'minLength', isLower: true },
  { key: 'maxLength', isLower: false },
  { key: 'minItems', isLower: true },
  { key: 'maxItems', isLower: false },
] as const;

type Limit = string | number;

/** How the types differ, if the wide schema does not include the values of the narrow one. */
export function differentTypes(
  narrow: Alternative,
  wide: Alternative,
  { direction }: Place,
): string | undefined {
  const isCovered =
    wide.type === undefined ||
    narrow.type === wide.type ||
    (narrow.type === 'integer' && wide.type === 'number');
  if (isCovered) return undefined;
  const name = narrow.type ?? 'any value';
  return direction === 'input' ? `${name} is refused` : `may be ${name}`;
}

function differentSets(narrow: Alternative, wide: Alternative, { direction }: Place): string[] {
  const allowed = valuesOf(wide);
  const values = valuesOf(narrow);
  if (allowed && !values) return [direction === 'input' ? 'accepts only listed values' : 'may be any value'];
  return (values ?? [])
    .filter((value) => (allowed ? !allowed.includes(value) : !fits(value, wide)))
    .map((value) => `${JSON.stringify(value)} ${direction === 'input' ? 'is refused' : 'is new'}`);
}

function differentLimits(narrow: Alternative, wide: Alternative, { direction }: Place): string[] {
  const changed = (name: string, limit: Limit, had: Limit = 'none') =>
    direction === 'input' ? `${name} ${limit} instead of ${had}` : `${name} ${had} instead of ${limit}`;
  const numbers = limits.flatMap(({ key, isLower }) => {
    const [limit, had] = [wide[key], narrow[key]];
    if (limit === undefined) return [];
    const isWithin = had !== undefined && (isLower ? had >= limit : had <= limit);
    return isWithin ? [] : [changed(key, limit, had)];
  });
  const patterns = wide.patterns.filter((one) => !narrow.patterns.includes(one));
  const { format } = wide;
  return [
    ...numbers,
    ...patterns.map((one) => `pattern ${one} is ${direction === 'input' ? 'new' : 'removed'}`),
    ...(format && format !== narrow.format ? [changed('format', format, narrow.format)] : []),
  ];
}

/** Values of the narrow schema that the wide one excludes, by listed values, limits, patterns and format. */
export function differentValues(narrow: Alternative, wide: Alternative, place: Place): string[] {
  const listed = differentSets(narrow, wide, place);
  return valuesOf(narrow) ? listed : [...listed, ...differentLimits(narrow, wide, place)];
}
