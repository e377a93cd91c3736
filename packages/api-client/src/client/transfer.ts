import type { Language } from '@tawseel/i18n';
import { errorOfProblem, toApiError, type ApiError } from './api-error.ts';

/** Time without a piece after which a download has failed, in milliseconds. */
const stallLimit = 30_000;

/** The JSON of a stream; undefined if it is not JSON. */
export async function readJson(content: ReadableStream): Promise<unknown> {
  try {
    return (await new Response(content).json()) as unknown;
  } catch {
    return undefined;
  }
}

/** Guards a download: aborts it when `cancelled` aborts or no piece arrives in time, and tells the two apart. */
export function startTransfer(language: Language, cancelled: AbortSignal | undefined) {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  cancelled?.addEventListener('abort', cancel);
  if (cancelled?.aborted) cancel();
  let broken: unknown;
  let timer = setTimeout(cancel, stallLimit);

  function progress() {
    clearTimeout(timer);
    timer = setTimeout(cancel, stallLimit);
  }

  async function* pieces(content: ReadableStream<Uint8Array<ArrayBuffer>>) {
    const reader = content.getReader();
    const stop = () => void reader.cancel().catch(() => undefined);
    controller.signal.addEventListener('abort', stop);
    try {
      for (;;) {
        const { done, value } = await reader.read();
        // A cancelled stream ends without an error, with an incomplete file.
        controller.signal.throwIfAborted();
        if (done) return;
        progress();
        yield value;
      }
    } catch (error) {
      broken = error;
      throw error;
    } finally {
      controller.signal.removeEventListener('abort', stop);
      // Without a reader the rest is not needed.
      stop();
    }
  }

  function errorOf(thrown: unknown): ApiError {
    if (cancelled?.aborted) return errorOfProblem('cancelled', language);
    if (controller.signal.aborted) return errorOfProblem('timeout', language);
    if (broken) return errorOfProblem('network', language, undefined, broken);
    return toApiError(thrown, language);
  }

  return {
    signal: controller.signal,
    pieces,
    /** Waits until the download has ended. */
    async end<Value>(whole: Promise<Value>): Promise<Value> {
      try {
        return await whole;
      } catch (thrown) {
        throw errorOf(thrown);
      } finally {
        clearTimeout(timer);
        cancelled?.removeEventListener('abort', cancel);
      }
    },
  };
}
