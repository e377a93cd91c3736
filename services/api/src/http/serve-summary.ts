import type { ReadCall } from '@tawseel/api-client/calls';
import type { Permission } from '@tawseel/api-client/permissions';
import type { RawBuilder } from 'kysely';
import type * as z from 'zod/mini';
import { readInCompany } from '../database/in-company.ts';
import type { Calls } from './calls.ts';
import { sendJson } from './send-json.ts';

interface Summary {
  summary: string;
  group: string;
  answer: z.ZodMiniType;
  /** The statement whose one row has the data of the response as a JSON text. */
  query(companyId: string, body: unknown): RawBuilder<{ summary: string }>;
}

/** Serves a call that reads what one statement computes. */
export function serveSummary(
  { api, serve }: Calls,
  call: ReadCall & { allow: Permission },
  { query, ...document }: Summary,
): void {
  serve({ ...call, ...document }, async (caller, request, reply) => {
    const statement = query(caller.companyId, request.body).compile(api.database.db);
    const [row] = await readInCompany<{ summary: string }>(api.database, caller, statement);
    return sendJson(reply, `{"success":true,"data":${row?.summary ?? 'null'}}`);
  });
}
