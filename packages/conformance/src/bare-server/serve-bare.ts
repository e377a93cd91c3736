import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isValues, type Values } from '../contract/values.ts';
import { bareCalls, type BareResponse } from './calls.ts';
import { startingRows, type Tables } from './tables.ts';

/** A request as the server received it. */
export interface BareRequest {
  method: string;
  path: string;
  /** Names of the headers, in lower case. */
  headers: readonly string[];
  /** The parsed body; undefined if it was empty. */
  body: unknown;
}

/** A running server that knows the contract alone. */
export interface BareServer {
  url: string;
  tables: Tables;
  requests: BareRequest[];
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

function matches(pattern: string, path: string): string[] | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  if (!wanted.every((segment, at) => segment === '*' || segment === given[at])) return undefined;
  return given.filter((_, at) => wanted[at] === '*').map(decodeURIComponent);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += String(piece);
  return text === '' ? undefined : JSON.parse(text);
}

function respond(tables: Tables, token: string, isSignedIn: boolean, request: BareRequest): BareResponse {
  const body = isValues(request.body) ? request.body : {};
  if (request.path === '/LoginDC') {
    const isRight =
      body['password_company'] === credentials.password && String(body['company_id']) === credentials.company;
    return isRight
      ? { status: 200, body: { success: true, token, message: 'Welcome' } }
      : { status: 200, body: { success: false, message: 'Company number or password is incorrect' } };
  }
  if (!isSignedIn) return { status: 401, body: { message: 'Sign in' } };
  if (request.path === '/DC/Web/CheckToken') return { status: 200, body: {} };
  for (const { method, path, handle } of bareCalls) {
    const parameters = method === request.method ? matches(path, request.path) : undefined;
    if (parameters) return handle(tables, body, parameters);
  }
  return page;
}

function send(response: ServerResponse, { status, body, type = 'application/json' }: BareResponse) {
  response.statusCode = status;
  if (body === undefined) return void response.end();
  response.setHeader('content-type', type);
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Serves the contract and nothing else, from rows in memory, on a port of the loopback interface. */
export async function serveBare(port = 0): Promise<BareServer> {
  const tables = startingRows();
  const requests: BareRequest[] = [];
  const token = createToken();
  const server = createServer((incoming, response) => {
    response.setHeader('access-control-allow-origin', incoming.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader('access-control-allow-headers', 'Content-Type, Authorization');
    response.setHeader('access-control-allow-methods', 'POST, PUT, DELETE');
    if (incoming.method === 'OPTIONS') return send(response, { status: 204 });
    void readBody(incoming).then(
      (body) => {
        const { method = '', url = '', headers } = incoming;
        const request = { method, path: url, headers: Object.keys(headers), body };
        requests.push(request);
        send(response, respond(tables, token, headers.authorization === `Bearer ${token}`, request));
      },
      () => send(response, { status: 400, body: { message: 'Bad request' } }),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    tables,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
