import type { Language } from '@tawseel/i18n';
import { errorOfProblem, toApiError, type ApiError } from './api-error.ts';

/** A file that stops coming for so long will not come any more, in milliseconds. */
const stallLimit = 30_000;

/** The JSON that a stream holds; undefined where it holds none. */
export async function readJson(content: ReadableStream): Promise<unknown> {
  try {
    return (await new Response(content).json()) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Watches over a file on its way: ends it when `cancelled` is aborted or when nothing comes for a while, and says which.
 */
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
        // A stream that is stopped just ends; what came of it is no whole file.
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
      // Whoever stops listening wants no more of it.
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
    /** Waits for the whole of it. */
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
