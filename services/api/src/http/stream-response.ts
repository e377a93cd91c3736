import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Api } from './api.ts';
import type { Caller } from './caller.ts';
import { loggedCaller } from './log-caller.ts';

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
    try {
      // Resumes when the next part is requested, which is after this one was sent, or when the reader has gone.
      yield part;
    } finally {
      patience.end();
    }
  }
  // Buffered data must be sent, too.
  patience.begin();
}

/**
 * Streams a response part by part; each part is produced after the previous one was read. `begin` produces
 * the first before the response starts, so that an earlier error still has its own status. The response waits
 * for a slot under load. A reader that stalls is disconnected, and holds no database connection until then.
 *
 * @throws ApiError `too_many` if the session reads its maximum of such responses, or the wait for a slot is too
 * long
 */
export async function streamResponse<Part extends string | Buffer>(
  { streams }: Pick<Api, 'streams'>,
  caller: Caller,
  reply: FastifyReply,
  begin: () => Promise<Parts<Part>>,
): Promise<FastifyReply> {
  const place = streams.open(caller);
  const patience = createPatience(streams.patienceMs, () => {
    reply.log.warn(loggedCaller(reply.request), 'the reader of a streamed response stopped reading: cut off');
    reply.raw.destroy();
  });
  const end = () => {
    patience.end();
    place.close();
  };
  // Runs after the complete response, after an error response, and when the client disconnects, even while it
  // waits.
  reply.raw.once('finish', end).once('close', end);
  await place.opened;
  return reply.send(Readable.from(patiently(await begin(), patience)));
}
