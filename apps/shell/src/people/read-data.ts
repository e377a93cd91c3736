import * as z from 'zod/mini';

/** Reads a value of a response by its schema. */
export function readData<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const { success, data } = z.safeParse(schema, value);
  if (!success) throw new Error('Not the response of the call');
  return data;
}
