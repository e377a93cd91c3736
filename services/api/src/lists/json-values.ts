import type { ColumnKind } from '@tawseel/api-client/schemas';

/** Most bytes of JSON: for a byte of the text, which may be a control character, and for the rest of a value. */
export const longestJson = { byte: 6, rest: 8 } as const;

const quotationMark = 0x22;
const plus = 0x2b;
const minus = 0x2d;
const point = 0x2e;
const zero = 0x30;
const colon = 0x3a;
const backslash = 0x5c;
const space = 0x20;
const capitalT = 0x54;

const escapes = new Map([
  [0x08, String.raw`\b`],
  [0x09, String.raw`\t`],
  [0x0a, String.raw`\n`],
  [0x0c, String.raw`\f`],
  [0x0d, String.raw`\r`],
  [quotationMark, String.raw`\"`],
  [backslash, '\\\\'],
]);

function put(target: Buffer, to: number, byte: number): number {
  target[to] = byte;
  return to + 1;
}

/** Copies bytes to `target`. Returns where they end there. `Buffer.copy` takes longer for a few bytes. */
function copyBytes(target: Buffer, to: number, source: Buffer, from: number, end: number): number {
  let next = to;
  for (let at = from; at < end; at += 1) next = put(target, next, source[at] ?? 0);
  return next;
}

function writeEscape(target: Buffer, to: number, byte: number): number {
  const escape = escapes.get(byte) ?? `\\u${byte.toString(16).padStart(4, '0')}`;
  return to + target.write(escape, to, 'latin1');
}

function writeText(target: Buffer, to: number, source: Buffer, from: number, end: number): number {
  let next = put(target, to, quotationMark);
  for (let at = from; at < end; at += 1) {
    const byte = source[at] ?? 0;
    const isEscaped = byte < space || byte === quotationMark || byte === backslash;
    next = isEscaped ? writeEscape(target, next, byte) : put(target, next, byte);
  }
  return put(target, next, quotationMark);
}

/** Fils as JD with three decimals. */
function writeMoney(target: Buffer, to: number, source: Buffer, from: number, end: number): number {
  const decimals = 3;
  const isNegative = source[from] === minus;
  const first = isNegative ? from + 1 : from;
  const whole = Math.max(end - decimals, first);
  let next = isNegative ? put(target, to, minus) : to;
  next = whole === first ? put(target, next, zero) : copyBytes(target, next, source, first, whole);
  next = put(target, next, point);
  for (let missing = decimals - (end - whole); missing > 0; missing -= 1) next = put(target, next, zero);
  return copyBytes(target, next, source, whole, end);
}

/** A moment has a `T` between day and time, and the minutes of its zone: `+03` becomes `+03:00`. */
function writeMoment(target: Buffer, to: number, source: Buffer, from: number, end: number): number {
  let next = put(target, to, quotationMark);
  for (let at = from; at < end; at += 1) {
    const byte = source[at] ?? 0;
    next = put(target, next, byte === space ? capitalT : byte);
  }
  const sign = source[end - 3];
  if (sign === plus || sign === minus) next = put(target, put(target, put(target, next, colon), zero), zero);
  return put(target, next, quotationMark);
}

/**
 * Writes a value as JSON, as PostgreSQL's `row_to_json` does. Its text, as PostgreSQL sends it, is in `source` between `from` and
 * `end`. Returns where the value ends in `target`, which has room for it: see {@link longestJson}.
 */
export function writeValue(
  kind: ColumnKind,
  target: Buffer,
  to: number,
  source: Buffer,
  from: number,
  end: number,
): number {
  switch (kind) {
    case 'text':
    case 'text?':
    case 'day':
      return writeText(target, to, source, from, end);
    case 'money':
      return writeMoney(target, to, source, from, end);
    case 'moment':
    case 'moment?':
      return writeMoment(target, to, source, from, end);
    case 'number':
    case 'integer':
    case 'json?':
      return copyBytes(target, to, source, from, end);
  }
}
