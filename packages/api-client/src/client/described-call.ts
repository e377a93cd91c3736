import type * as z from 'zod/mini';
import type { Permission } from '../permissions/permissions.ts';
import type { Call } from './call.ts';
import type { Capability } from './capabilities.ts';

/** A call of the API, described once: the server serves it, the client sends it. */
export interface DescribedCall {
  method: Exclude<Call['method'], 'GET'>;
  /** `:name` stands for a value of the input. */
  path: string;
  /** The permission that the call requires, if people must sign in for it. */
  allow: Permission | 'public';
  /** The addition to the contract that has the call. */
  needs?: Capability;
  /** The schema of its body. A call without one is defined by its path. */
  body?: z.ZodMiniType;
}

/** A call that only reads. */
export interface ReadCall extends DescribedCall {
  method: 'POST';
  reads: true;
}

/** A call that changes data. */
export interface ChangeCall extends DescribedCall {
  allow: Permission;
  /**
   * Entities that it changes: it invalidates every list and figure that reads one of them. `PUT` updates and `DELETE` removes
   * the row of the first one.
   */
  changes: readonly string[];
  /** Entity whose row it removes by another method than `DELETE`. */
  removesRowOf?: string;
  /** Values that the row of the first entity then has, for another method than `PUT`. */
  sets?: object;
}

/** Names of the parameters of a path. */
type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** Values of the parameters of a path. */
export type PathInput<Path extends string> = Readonly<Record<Parameter<Path>, string | number>>;

/** The input of a call: the values of its path and of its body. */
export type InputOf<Described extends ChangeCall> = PathInput<Described['path']> &
  (Described extends { body: z.ZodMiniType<unknown, infer Body> } ? Body : object);

/** Describes a call that is neither repeated like a reading one nor changes what lists show, such as a sign-in. */
export function defineCall<const Described extends DescribedCall>(call: Described): Described {
  return call;
}

/** Describes a call that changes data. */
export function defineChange<const Described extends ChangeCall>(call: Described): Described {
  return call;
}

/** Describes a call that only reads; all of these are a POST. */
export function defineRead<const Described extends Omit<ReadCall, 'method' | 'reads'>>(
  call: Described,
): Described & Pick<ReadCall, 'method' | 'reads'> {
  return { ...call, method: 'POST', reads: true };
}

/** Names of the parameters of a path. */
export function parametersOf(path: string): string[] {
  return Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
}

/** A path with the values of an input for its parameters. */
export function pathOf(path: string, input: object): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(Reflect.get(input, name))));
}
