import { problemMessage } from '@tawseel/api-client/problems';
import type { Language } from '@tawseel/i18n';
import * as z from 'zod/mini';
import { CallError } from './call-error.ts';

/** The part of a failed response that the app reads. Its codes may be newer than the app. */
const failure = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), z.string())),
});

export interface Post<Data> {
  url: string;
  body?: object;
  token?: string | undefined;
  language: Language;
  /** Time for the response, in milliseconds. */
  patience: number;
  response: z.ZodMiniType<Data>;
}

function errorOf(status: number, body: unknown, language: Language): CallError {
  const read = z.safeParse(failure, body);
  const { code = 'unreadable', message, fields } = read.success ? read.data : {};
  const text = message || problemMessage(status >= 502 ? 'network' : 'unreadable', language);
  return new CallError(code, text, { status, fields });
}

async function exchange({ url, body = {}, token, language, patience }: Post<unknown>): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: {
        'accept-language': language,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
  } catch (cause) {
    const problem = cause instanceof DOMException && cause.name === 'TimeoutError' ? 'timeout' : 'network';
    throw new CallError('network', problemMessage(problem, language), { cause });
  }
}

/**
 * Sends a request and resolves to its response.
 *
 * @throws CallError
 */
export async function post<Data>(request: Post<Data>): Promise<Data> {
  const { language } = request;
  const response = await exchange(request);
  // A connection may also break in the middle of a response, and a proxy may send a page.
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorOf(response.status, body, language);
  const read = z.safeParse(request.response, body);
  if (read.success) return read.data;
  throw new CallError('network', problemMessage('unreadable', language), { cause: read.error });
}
