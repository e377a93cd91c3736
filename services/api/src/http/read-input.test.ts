import * as calls from '@tawseel/api-client/calls';
import * as z from 'zod/mini';
import { ApiError } from '../errors/api-error.ts';
import { readInput } from './read-input.ts';

// Values that a field refuses in one way or another.
const wrong = [null, 7, true, 'x'.repeat(20_000), [], [7], {}];

const bodies = Object.values<object>(calls).flatMap((call) =>
  'path' in call && 'body' in call && call.body instanceof z.ZodMiniObject
    ? [{ path: String(call.path), body: call.body }]
    : [],
);

function faultsOf(body: z.ZodMiniObject, value: unknown): string[] {
  try {
    readInput(body, Object.fromEntries(Object.keys(body.shape).map((field) => [field, value])));
    return [];
  } catch (error) {
    return error instanceof ApiError ? Object.values(error.details.fields ?? {}) : [String(error)];
  }
}

describe('the body of a call', () => {
  it.each(bodies)('$path refuses a wrong value with a fault that has a translation', ({ body }) => {
    const faults = wrong.flatMap((value) => faultsOf(body, value));
    expect(faults).not.toEqual([]);
    for (const fault of faults) expect(fault).toMatch(/^[a-z][a-zA-Z]*(:\d+)?$/);
  });
});
