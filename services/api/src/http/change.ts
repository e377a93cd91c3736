import { done as doneResponse } from '@tawseel/api-client/schemas';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Tx } from '../database/database.ts';
import { inCompany } from '../database/in-company.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { translate } from '../messages/translate.ts';
import type { Caller } from './caller.ts';
import { fieldErrorOf } from './field-errors.ts';
import { performOnce, readKey } from './idempotency.ts';
import { readInput } from './read-input.ts';

type Parameters = Record<string, string>;

interface ChangeDocument {
  method: 'POST' | 'PUT' | 'DELETE';
  url: string;
  summary: string;
  group: string;
  /** Message of the response after a success. */
  done: MessageKey;
  bodyLimit?: number;
}

/** A mutation that is defined by its body. */
export interface Change<Body extends z.ZodMiniType> extends ChangeDocument {
  body: Body;
  /** Work that must not be done while a transaction is open, such as hashing a password. */
  prepare?(body: z.output<Body>): Promise<z.output<Body>>;
  /** The mutation itself. It runs again after a serialization failure. */
  run(tx: Tx, caller: Caller, body: z.output<Body>, parameters: Parameters): Promise<void>;
}

/** A mutation that is defined by its path. */
export interface Action extends ChangeDocument {
  run(tx: Tx, caller: Caller, parameters: Parameters): Promise<void>;
}

/** The work of one request, once its body is read. */
type Work = Action['run'];

/** Serves a mutation: in the caller's company, in one transaction, once per Idempotency-Key. */
export function serveChange<Body extends z.ZodMiniType>(app: FastifyInstance, change: Change<Body>): void {
  serve(app, change, change.body, async (raw) => {
    const read = readInput(change.body, raw);
    const body = change.prepare ? await change.prepare(read) : read;
    return (tx, caller, parameters) => change.run(tx, caller, body, parameters);
  });
}

/** Serves a mutation without a body, like {@link serveChange}. */
export function serveAction(app: FastifyInstance, action: Action): void {
  serve(app, action, undefined, async () => action.run);
}

function serve(
  app: FastifyInstance,
  { method, url, summary, group, done, bodyLimit }: ChangeDocument,
  body: z.ZodMiniType | undefined,
  read: (raw: unknown) => Promise<Work>,
) {
  const { api } = app;
  api.calls.push({
    method,
    url,
    summary,
    group,
    answer: doneResponse,
    isChange: true,
    ...(body && { body }),
  });
  app.route<{ Params: Parameters }>({
    method,
    url,
    ...(bodyLimit !== undefined && { bodyLimit }),
    handler: async (request, reply) => {
      const caller = await api.authenticate(request);
      const key = readKey(request.headers['idempotency-key']);
      const hash = api.hashRequest(method, request.url, request.body);
      const work = await read(request.body);
      const answer = await inCompany(api.database, caller, async (tx) => {
        const perform = async () => {
          await work(tx, caller, request.params).catch((error: unknown) => {
            throw fieldErrorOf(error, api.constraints);
          });
          return {
            status: 200,
            body: JSON.stringify({ success: true, message: translate(caller.language, done) }),
          };
        };
        return key ? performOnce(tx, caller, key, hash, perform) : perform();
      });
      return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
    },
  });
}
