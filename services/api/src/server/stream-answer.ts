import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Api } from '../calls/api.ts';
import type { Caller } from '../calls/caller.ts';

type Parts<Part> = AsyncIterable<Part, void>;

/** Passes parts on, and gives up on a reader that leaves one lying for longer than `patienceMs`. */
async function* patiently<Part>(parts: Parts<Part>, patienceMs: number, giveUp: () => void) {
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const part of parts) {
      // Resumed when the next part is asked for, which is once this one has gone out.
      timer = setTimeout(giveUp, patienceMs);
      yield part;
      clearTimeout(timer);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** Passes parts on; `end` hears of the last one, or of the reader's leave. */
async function* counted<Part>(parts: Parts<Part>, end: () => void) {
  try {
    yield* parts;
  } finally {
    end();
  }
}

/**
 * Sends an answer part by part, each made when the one before has been taken. `begin` makes the first before the answer
 * begins, so that what goes wrong until then still has its own status. A reader that stops taking is cut off; nothing of
 * the database is held meanwhile.
 *
 * @throws Fault `too_many` while the session reads as many such answers as it may
 */
export async function streamAnswer<Part extends string | Buffer>(
  { streams }: Pick<Api, 'streams'>,
  { sessionId }: Caller,
  reply: FastifyReply,
  begin: () => Promise<Parts<Part>>,
): Promise<FastifyReply> {
  const end = streams.open(sessionId);
  try {
    const giveUp = () => {
      reply.log.warn('the reader of a streamed answer stopped reading: cut off');
      reply.raw.destroy();
    };
    const parts = counted(await begin(), end);
    // Also where the answer is given up before its first part is asked for.
    reply.raw.once('close', end);
    return await reply.send(Readable.from(patiently(parts, streams.patienceMs, giveUp)));
  } catch (error) {
    end();
    throw error;
  }
}
