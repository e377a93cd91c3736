import type { RowCalls, StoredEntity } from '../description/define-entity.ts';
import type { ChangeCall } from '../client/described-call.ts';

/** An entity with calls that change its rows. */
export type ChangedEntity<Name extends keyof RowCalls = never> = StoredEntity & {
  calls: RowCalls & Readonly<Record<Name, string>>;
};

type Shared = Pick<ChangeCall, 'allow' | 'needs' | 'changes'>;

function sharedBy({ name, calls: { allow, needs, changes = [] } }: ChangedEntity): Shared {
  return { allow, changes: [name, ...changes], ...(needs && { needs }) };
}

function pathIn<Name extends keyof RowCalls, Described extends ChangedEntity<Name>>(
  { calls }: Described,
  name: Name,
): Described['calls'][Name] {
  return calls[name];
}

/** The call that creates a row. */
export const rowCreation = (entity: ChangedEntity<'create'>) =>
  ({ ...sharedBy(entity), method: 'POST', path: entity.calls.create }) as const;

/** The call that changes a row. */
export const rowUpdate = (entity: ChangedEntity<'update'>) =>
  ({ ...sharedBy(entity), method: 'PUT', path: entity.calls.update }) as const;

/** The call that hides a row. */
export const rowRemoval = <Described extends ChangedEntity<'delete'>>(entity: Described) =>
  ({ ...sharedBy(entity), method: 'DELETE', path: pathIn(entity, 'delete') }) as const;

/** The call that shows a hidden row again. */
export const rowRestoration = <Described extends ChangedEntity<'restore'>>(entity: Described) =>
  ({
    needs: 'restore',
    ...sharedBy(entity),
    method: 'POST',
    path: pathIn(entity, 'restore'),
    removesRowOf: entity.name,
  }) as const;
