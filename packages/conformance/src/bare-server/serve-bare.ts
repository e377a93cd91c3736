import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { callOf, parametersOf } from '../contract/calls.ts';
import { bodyDeviations, type ReceivedRequest } from '../contract/deviations.ts';
import { isValues, type Values } from '../contract/values.ts';
import { handlers } from './handlers.ts';
import type { BareResponse } from './row-handlers.ts';
import { startingRows, type Tables } from './tables.ts';

/** A running server that knows the contract alone. */
export interface BareServer {
  url: string;
  /** Its token; it stays valid. */
  token: string;
  tables: Tables;
  /** The requests since its start or its last reset, without those of CORS. */
  requests: ReceivedRequest[];
  /**
   * Answers the next `times` requests of a path with a response of its own, and changes nothing. The returned
   * function ends it earlier.
   */
  answer(path: string, response: BareResponse, times?: number): () => void;
  /** Restores the starting rows, and forgets requests and responses. */
  reset(): void;
  close(): Promise<void>;
}

export const credentials = { company: '77', password: 'demo-77' };

/** A token without a signature, with the claims that the console shows. */
function createToken() {
  const part = (values: Values) => Buffer.from(JSON.stringify(values)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + 24 * 3600;
  return `${part({ alg: 'none' })}.${part({ company_id: 77, name: 'شركة البتراء', id: 5, exp })}.none`;
}

const page: BareResponse = {
  status: 404,
  body: '<!doctype html><title>Not found</title>',
  type: 'text/html',
};

/** Parses a body. An empty one that is declared as JSON is not JSON, as many frameworks see it. */
async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  const isJson = request.headers['content-type']?.startsWith('application/json');
  return text === '' && !isJson ? undefined : JSON.parse(text);
}

function logIn(body: Values, token: string): BareResponse {
  const isRight =
    body['password_company'] === credentials.password && String(body['company_id']) === credentials.company;
  return isRight
    ? { status: 200, body: { success: true, token, message: 'Welcome' } }
    : { status: 200, body: { success: false, message: 'Company number or password is incorrect' } };
}

function respond(tables: Tables, token: string, isSignedIn: boolean, request: ReceivedRequest): BareResponse {
  const call = callOf(request.method, request.path);
  if (!call) return page;
  const deviations = bodyDeviations(request);
  if (deviations.length > 0) return { status: 400, body: { success: false, message: deviations.join(', ') } };
  const body = isValues(request.body) ? request.body : {};
  if (call.path === '/LoginDC') return logIn(body, token);
  if (!isSignedIn) return { status: 401, body: { message: 'Sign in' } };
  const handle = handlers[`${call.method} ${call.path}`];
  return handle?.(tables, { ...body, ...parametersOf(call, request.path) }) ?? page;
}

function send(response: ServerResponse, { status, body, type = 'application/json' }: BareResponse) {
  response.statusCode = status;
  if (body === undefined) return void response.end();
  response.setHeader('content-type', type);
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function allowOrigin(response: ServerResponse, origin: string) {
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-allow-headers', 'Content-Type, Authorization');
  response.setHeader('access-control-allow-methods', 'POST, PUT, DELETE');
}

/** Serves the contract and nothing else, from rows in memory, on a port of the loopback interface. */
export async function serveBare(port = 0): Promise<BareServer> {
  const tables = startingRows();
  const requests: ReceivedRequest[] = [];
  const answers: { path: string; response: BareResponse; times: number }[] = [];
  const token = createToken();

  function take(path: string): BareResponse | undefined {
    const answer = answers.find((each) => each.path === path && each.times > 0);
    if (answer) answer.times -= 1;
    return answer?.response;
  }

  const server = createServer((incoming, response) => {
    allowOrigin(response, incoming.headers.origin ?? '*');
    if (incoming.method === 'OPTIONS') return send(response, { status: 204 });
    void readBody(incoming).then(
      (body) => {
        const { method = '', url = '', headers } = incoming;
        const request = { method, path: url, headers: Object.keys(headers), body };
        requests.push(request);
        const isSignedIn = headers.authorization === `Bearer ${token}`;
        send(response, take(url) ?? respond(tables, token, isSignedIn, request));
      },
      () => send(response, { status: 400, body: { message: 'Bad request' } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    token,
    tables,
    requests,
    answer(path, response, times = 1) {
      const answer = { path, response, times };
      answers.push(answer);
      return () => void (answer.times = 0);
    },
    reset() {
      Object.assign(tables, startingRows());
      requests.length = 0;
      answers.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
