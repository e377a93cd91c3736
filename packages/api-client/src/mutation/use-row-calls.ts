import type { StoredEntity } from '../description/define-entity.ts';
import type { creationSchema } from '../description/input-schemas.ts';
import type * as z from 'zod/mini';
import type { PathInput } from '../client/described-call.ts';
import { creationBody } from './creation-body.ts';
import { rowCreation, rowRemoval, rowRestoration, type ChangedEntity } from './row-calls.ts';
import { useApiMutation, type Send } from './use-api-mutation.ts';

/** The values that create a row. */
type Creation<Described extends StoredEntity> = z.input<ReturnType<typeof creationSchema<Described>>>;

/** Creates a row; the values that the form lacks are completed. Undefined when that of `useApiMutation` is. */
export function useRowCreation<Described extends ChangedEntity<'create'>>(
  entity: Described,
): Send<Creation<Described>> | undefined {
  return useApiMutation(rowCreation(entity), creationBody(entity));
}

/** Hides a row. Undefined when that of `useApiMutation` is. */
export function useRowRemoval<Described extends ChangedEntity<'delete'>>(
  entity: Described,
): Send<PathInput<Described['calls']['delete']>> | undefined {
  return useApiMutation(rowRemoval(entity));
}

/** Shows a hidden row again. Undefined when that of `useApiMutation` is. */
export function useRowRestoration<Described extends ChangedEntity<'restore'>>(
  entity: Described,
): Send<PathInput<Described['calls']['restore']>> | undefined {
  return useApiMutation(rowRestoration(entity));
}
