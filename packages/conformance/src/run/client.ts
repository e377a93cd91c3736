import axios from 'axios';
import { Deviation } from './report.ts';
import { isValues, type Values } from '../contract/values.ts';

export type Method = 'POST' | 'PUT' | 'DELETE';

/** A response of any status; `body` is empty unless it is a JSON object. */
export interface Response {
  status: number;
  body: Values;
}

/** Sends a call as a plain client of the contract does: an empty body is `null`, and no header is added but the token. */
export type Send = (method: Method, path: string, body?: Values) => Promise<Response>;

export function createSend(baseURL: string, token?: string): Send {
  const http = axios.create({ baseURL, validateStatus: () => true, timeout: 30_000 });
  return async (method, path, body) => {
    const { status, data } = await http.request<unknown>({
      method,
      url: path,
      ...(method === 'DELETE' && !body ? {} : { data: body ?? null }),
      headers: token ? { Authorization: `Bearer ${token}` } : {},
    });
    return { status, body: isValues(data) ? data : {} };
  };
}

function describe({ status, body }: Response): string {
  return typeof body['message'] === 'string' ? `${status} “${body['message']}”` : String(status);
}

/** Expects success by its status, and by `success` where the response has it. */
export async function expectSuccess(request: Promise<Response>): Promise<Values> {
  const response = await request;
  if (response.status < 200 || response.status > 299 || response.body['success'] === false)
    throw new Deviation(`expected success, got ${describe(response)}`);
  return response.body;
}

/** Expects an error of a status, with a message where the contract shows it. */
export async function expectRefusal(request: Promise<Response>, statuses: readonly number[]): Promise<void> {
  const response = await request;
  const isFalse = response.status === 200 && response.body['success'] === false;
  if (!statuses.includes(response.status) && !isFalse)
    throw new Deviation(`expected a refusal (${statuses.join(' or ')}), got ${describe(response)}`);
}
