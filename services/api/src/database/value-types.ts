/** PostgreSQL's type numbers, see pg_type.dat. */
const int8 = 20;
const keptAsText = [114, 1082, 1114, 1184, 1700, 3802]; // json, date, timestamp, timestamptz, numeric, jsonb

function asText(value: string) {
  return value;
}

/**
 * Parsers of values: 64-bit integers become numbers (amounts stay below 2^53 fils); moments, days, numerics and JSON stay
 * the text that PostgreSQL sends. The same for the embedded database and the server.
 */
export const textTypes = new Map<number, (value: string) => unknown>([
  [int8, Number],
  ...keptAsText.map((oid) => [oid, asText] as const),
]);
