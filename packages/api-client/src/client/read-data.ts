import * as z from 'zod/mini';
import type { ApiResponse } from './call.ts';

/** The data of a response. @throws if the response is not as described */
export function readData<Data>(schema: z.ZodMiniType<{ data: Data }>, response: ApiResponse): Data {
  const result = z.safeParse(schema, response);
  if (!result.success) throw result.error;
  return result.data.data;
}
