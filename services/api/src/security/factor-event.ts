import type { Tx } from '../database/database.ts';
import type { Caller } from '../http/caller.ts';
import { recordCallerEvent, type FactorAction } from '../records/record-event.ts';

/** Records a change of a person's factors. The entry never holds a secret or a code. */
export async function recordFactorEvent(
  tx: Tx,
  caller: Caller,
  action: FactorAction,
  details: Record<string, string | number> = {},
  accountId: string = caller.adminId,
): Promise<void> {
  await recordCallerEvent(tx, caller, { entity: 'account', entityKey: accountId, action, details });
}
