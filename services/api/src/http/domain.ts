import type { StoredEntity } from '@tawseel/api-client/schemas';
import type { Check } from '../checks/check.ts';
import type { Counter } from '../checks/counters.ts';
import type { Calls } from './calls.ts';

/** A part of the API. Only `server/` knows the list of parts. */
export interface Domain {
  /** Registers the domain's calls and lists; every list can be exported. */
  routes(calls: Calls): void;
  /** Entities that the domain stores: their unique constraints become errors of their fields. */
  entities?: readonly StoredEntity[];
  /** Row counters and sums that the database maintains for the domain's tables. */
  counters?: readonly Counter[];
  /** Checks of the domain's records. */
  checks?: readonly Check[];
}
