import type { FastifyPluginAsync } from 'fastify';
import type { Check } from '../checks/check.ts';
import type { Counter } from '../checks/counters.ts';
import type { FieldOfConstraint } from './field-errors.ts';

/** A part of the API. Only `server/` knows which parts there are. */
export interface Domain {
  /** Registers the domain's calls and lists; every list can be exported. */
  routes: FastifyPluginAsync;
  /** The fields whose values a unique constraint of the domain's tables compares, by the constraint's name. */
  constraints?: Readonly<Record<string, FieldOfConstraint>>;
  /** Row counters and sums that the database maintains for the domain's tables. */
  counters?: readonly Counter[];
  /** Checks that prove the domain's records. */
  checks?: readonly Check[];
}
