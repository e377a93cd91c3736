import {
  rowCreation,
  rowRemoval,
  rowRestoration,
  rowUpdate,
  type ChangeCall,
  type ChangedEntity,
} from '@tawseel/api-client/calls';
import { fieldNames, type StoredEntity } from '@tawseel/api-client/schemas';
import type * as z from 'zod/mini';
import type { Passwords } from '../credentials/passwords.ts';
import type { Tx } from '../database/database.ts';
import { messagesEn, type MessageKey } from '../messages/messages.en.ts';
import { createRow, type CreatedEntity, type NewRow } from '../rows/create-row.ts';
import { hideRow, restoreRow } from '../rows/hidden-rows.ts';
import { keyInPath, type KeyOf } from '../rows/row-key.ts';
import { updateRow, type RowUpdate } from '../rows/update-row.ts';
import type { Caller } from './caller.ts';
import type { Calls } from './calls.ts';
import { serveAction, serveChange } from './change.ts';

interface RecordCall<Input> {
  summary: string;
  /** The work of the call. Default: that of {@link serveRecord}, by the description. */
  run?(tx: Tx, caller: Caller, input: Input): Promise<void>;
}

interface BodyCall<Body> extends RecordCall<Body> {
  body: z.ZodMiniType<Body>;
}

/** The calls that change records of an entity. */
interface RecordCalls<Entity extends StoredEntity, Creation, Update> {
  group: string;
  create: BodyCall<Creation>;
  update: BodyCall<Update>;
  hide: RecordCall<KeyOf<Entity>>;
  restore: RecordCall<KeyOf<Entity>>;
}

/**
 * Serves the creation, update, deletion and restoration of an entity's records, by its description: they check keys and
 * references, hash secrets, convert amounts, and hide deleted rows. Responses have the messages of the record, such as
 * `carCreated`, or the general ones, such as `created`.
 */
export function serveRecord<
  Entity extends CreatedEntity & ChangedEntity<'create' | 'update' | 'delete' | 'restore'>,
  Creation extends NewRow<Entity>,
  Update extends RowUpdate,
>(calls: Calls, entity: Entity, record: RecordCalls<Entity, Creation, Update>): void {
  const { create, update, hide, restore, ...shared } = record;
  const { passwords } = calls.api;
  serveChange(calls, {
    ...rowCreation(entity),
    ...shared,
    done: messageOf(entity, 'created'),
    prepare: (creation) => withHashes(passwords, entity, creation),
    run: (tx, { companyId }, creation) => createRow(tx, companyId, entity, creation),
    ...create,
  });
  serveChange(calls, {
    ...rowUpdate(entity),
    ...shared,
    done: messageOf(entity, 'updated'),
    prepare: (changes) => withHashes(passwords, entity, changes),
    run: (tx, { companyId }, changes) => updateRow(tx, companyId, entity, changes),
    ...update,
  });
  const serveByKey = (
    described: ChangeCall,
    done: MessageKey,
    { run, summary }: RecordCall<KeyOf<Entity>>,
    changeRow: typeof hideRow,
  ) =>
    serveAction(calls, {
      ...described,
      ...shared,
      summary,
      done,
      run: (tx, caller, parameters) => {
        const key = keyInPath(entity, parameters);
        return run ? run(tx, caller, key) : changeRow(tx, caller.companyId, entity, key);
      },
    });
  serveByKey(rowRemoval(entity), messageOf(entity, 'deleted'), hide, hideRow);
  serveByKey(rowRestoration(entity), messageOf(entity, 'restored'), restore, restoreRow);
}

function isMessage(key: string): key is MessageKey {
  return Object.hasOwn(messagesEn, key);
}

function messageOf({ name }: StoredEntity, general: 'created' | 'updated' | 'deleted' | 'restored') {
  const own = `${name}${general.charAt(0).toUpperCase()}${general.slice(1)}`;
  return isMessage(own) ? own : general;
}

/** The body with hashes for its secrets. An empty one stays empty: it keeps the present one. */
async function withHashes<Body extends object>(
  passwords: Pick<Passwords, 'hash'>,
  entity: StoredEntity,
  body: Body,
): Promise<Body> {
  const hashes: Record<string, string> = {};
  for (const name of fieldNames(entity, ({ kind }) => kind === 'secret')) {
    const secret: unknown = Reflect.get(body, name);
    if (typeof secret === 'string' && secret) hashes[name] = await passwords.hash(secret);
  }
  return { ...body, ...hashes };
}
