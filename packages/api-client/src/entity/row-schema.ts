import * as z from 'zod/mini';
import { isNumber, type Field, type Fields } from './field.ts';
import { isColumn } from './columns.ts';
import type { Row } from './row.ts';

function valueSchema({ kind, values }: Field): z.ZodMiniType {
  if (kind === 'json') return z.record(z.string(), z.unknown());
  if (kind === 'wholeNumber') return z.int();
  if (isNumber(kind)) return z.number();
  return values ? z.enum([...values]) : z.string();
}

/** The schema of a row as the API answers it: documents a list, and checks responses in tests. */
export function rowSchema<const Described extends { fields: Fields }>(
  described: Described,
): z.ZodMiniType<Row<Described>, Row<Described>>;
export function rowSchema({ fields }: { fields: Fields }): z.ZodMiniType {
  const columns = Object.entries(fields).filter(([, field]) => isColumn(field));
  return z.object(
    Object.fromEntries(
      columns.map(([name, field]) => [
        name,
        field.nullable ? z.nullable(valueSchema(field)) : valueSchema(field),
      ]),
    ),
  );
}
