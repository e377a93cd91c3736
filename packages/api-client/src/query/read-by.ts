import * as z from 'zod/mini';
import type { ApiResponse } from '../client/call.ts';

/** Returns a function that reads a response by its schema. */
export function readBy<Value>(schema: z.ZodMiniType<Value>) {
  return (response: ApiResponse): Value => {
    const { success, data } = z.safeParse(schema, response);
    if (!success) throw new Error('Not the response of the call');
    return data;
  };
}
