import * as z from 'zod/mini';

export function choice<const Value extends string>({ values }: { values: readonly Value[] }) {
  return z.enum<readonly Value[]>(values, { error: (issue) => (issue.input ? 'choice' : 'required') });
}
