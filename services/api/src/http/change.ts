import { done as doneResponse } from '@tawseel/api-client/schemas';
import type { Permission } from '@tawseel/api-client/permissions';
import type * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { inCompany } from '../database/in-company.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { translate, writtenAmounts } from '../messages/translate.ts';
import type { Caller } from './caller.ts';
import type { Calls } from './calls.ts';
import { fieldErrorOf } from './field-errors.ts';
import { performOnce, readKey } from './idempotency.ts';
import { readInput } from './read-input.ts';
import { sendJson } from './send-json.ts';

type Parameters = Record<string, string>;

interface ChangeDocument {
  method: 'POST' | 'PUT' | 'DELETE';
  allow: Permission;
  path: string;
  summary: string;
  group: string;
  /** Message of the response after a success. */
  done: MessageKey;
  /** The response, if it has more than a message. */
  answer?: z.ZodMiniType;
  bodyLimit?: number;
  /** Whether the person must have proved lately to be themselves. */
  fresh?: boolean;
}

/** The response to a success, if it has another message than `done`, or data. */
export interface Outcome {
  message: MessageKey;
  values?: Readonly<Record<string, number>>;
  /** Amounts in the message, in fils; shown in JD. */
  amounts?: Readonly<Record<string, number>>;
  data?: object;
}

/** A mutation that is defined by its body. */
export interface Change<Body extends z.ZodMiniType> extends ChangeDocument {
  body: Body;
  /** Whether the person must have proved lately to be themselves for this body, if not for all of them. */
  isSensitive?(body: z.output<Body>): boolean;
  /** Work that must not be done while a transaction is open, such as hashing a password. */
  prepare?(body: z.output<Body>): Promise<z.output<Body>>;
  /** The mutation itself. It runs again after a serialization failure. */
  run(tx: Tx, caller: Caller, body: z.output<Body>, parameters: Parameters): Promise<Outcome | void>;
}

/** A mutation that is defined by its path. */
export interface Action extends ChangeDocument {
  run(tx: Tx, caller: Caller, parameters: Parameters): Promise<Outcome | void>;
}

/** The work of one request, once its body is read. */
type Work = Action['run'];

/** Serves a mutation: in the caller's company, in one transaction, once per Idempotency-Key. */
export function serveChange<Body extends z.ZodMiniType>(calls: Calls, change: Change<Body>): void {
  serve(calls, change, change.body, async (raw, requireProof) => {
    const read = readInput(change.body, raw);
    if (change.isSensitive?.(read)) await requireProof();
    const body = change.prepare ? await change.prepare(read) : read;
    return (tx, caller, parameters) => change.run(tx, caller, body, parameters);
  });
}

/** Serves a mutation without a body, like {@link serveChange}. */
export function serveAction(calls: Calls, action: Action): void {
  serve(calls, action, undefined, async () => action.run);
}

function serve(
  { api, serve: serveCall }: Calls,
  { done, bodyLimit, ...document }: ChangeDocument,
  body: z.ZodMiniType | undefined,
  read: (raw: unknown, requireProof: () => Promise<void>) => Promise<Work>,
) {
  const { method, path, summary, group, allow, fresh = false, answer = doneResponse } = document;
  const call = {
    method,
    path,
    summary,
    group,
    allow,
    fresh,
    answer,
    isChange: true,
    ...(body && { body }),
  };
  serveCall(
    call,
    async (caller, request, reply) => {
      const key = readKey(request.headers['idempotency-key']);
      const hash = api.hashRequest(method, request.url, request.body);
      const work = await read(request.body, () => api.requireFreshFactor(request, caller));
      const response = await inCompany(api.database, caller, (tx) =>
        performOnce(tx, caller, key, hash, async () => {
          const outcome = await work(tx, caller, request.params).catch((error: unknown) => {
            throw fieldErrorOf(error, api.constraints);
          });
          const { message, values, amounts, data }: Outcome = outcome ?? { message: done };
          const text = translate(caller.language, message, {
            ...values,
            ...writtenAmounts(caller.language, amounts),
          });
          return { status: 200, body: JSON.stringify({ success: true, message: text, data }) };
        }),
      );
      return sendJson(reply.code(response.status), response.body);
    },
    bodyLimit === undefined ? {} : { bodyLimit },
  );
}
