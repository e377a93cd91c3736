import { typedHandover, type TypedHandover } from '@tawseel/api-client/handovers';

/** Errors by field, as the server names it: `counted`, `counts.50`. */
export type HandoverFaults = Readonly<Record<string, string>>;

/** Error keys of what is typed. */
export function faultsOf(typed: TypedHandover): HandoverFaults {
  const issues = typedHandover.safeParse(typed).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
}
