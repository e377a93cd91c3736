import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';

type Parts<Part> = AsyncIterable<Part, void>;

/** Calls `giveUp` once it has been waiting for longer than `patienceMs`. */
function createPatience(patienceMs: number, giveUp: () => void) {
  let timer: NodeJS.Timeout | undefined;
  return {
    begin() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patienceMs);
    },
    end: () => clearTimeout(timer),
  };
}

/** Passes parts on, waiting for the reader with each. */
async function* patiently<Part>(parts: Parts<Part>, patience: ReturnType<typeof createPatience>) {
  for await (const part of parts) {
    patience.begin();
    // Resumed when the next part is asked for, which is once this one has gone out.
    yield part;
    patience.end();
  }
  // What is still on its way has to go out too.
  patience.begin();
}

/**
 * Sends an answer part by part, each made when the one before has been taken. `begin` makes the first before the answer
 * begins, so that what goes wrong until then still has its own status. It waits for its turn where many are under way. A
 * reader that stops taking is cut off; nothing of the database is held meanwhile.
 *
 * @throws Fault `too_many` while the session reads as many such answers as it may, or the wait for a turn is too long
 */
export async function streamResponse<Part extends string | Buffer>(
  { streams }: Pick<Api, 'streams'>,
  caller: Caller,
  reply: FastifyReply,
  begin: () => Promise<Parts<Part>>,
): Promise<FastifyReply> {
  const place = streams.open(caller);
  const patience = createPatience(streams.patienceMs, () => {
    reply.log.warn('the reader of a streamed answer stopped reading: cut off');
    reply.raw.destroy();
  });
  const end = () => {
    patience.end();
    place.close();
  };
  // When all of it has gone out, a refusal too, or the client has left, perhaps before its turn.
  reply.raw.once('finish', end).once('close', end);
  await place.opened;
  return reply.send(Readable.from(patiently(await begin(), patience)));
}
