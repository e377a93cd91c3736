import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { errorText } from '../database/start-error.ts';
import { signIn, testCompany } from './kill-many-times.ts';
import { runToEnd, startApi, type RunningApi } from './running-api.ts';

/** Number of stops; overridden by STOPS. */
export const stops = Number(process.env.STOPS ?? 2);
const requestsPerStop = 200;
/** The first requests are under way when the signal comes, the others follow within a second of it. */
const beforeSignal = 40;
const spreadMs = 900;
const promisedMs = 1000;

type Call = readonly [path: string, body: object | undefined];

const calls: readonly [Call, ...Call[]] = [
  ['/DC/DisplayExpenses', {}],
  ['/DC/DisplayExpenses', { limit: 5 }],
  ['/DC/CreateExpenses', { description: 'x', quantity: 1, amount: 0.125 }],
  ['/ip', undefined],
];

interface Outcome {
  /** When the request was handed to the system, or failed before that, on the clock of `performance`. */
  sentAt: number;
  error: string | undefined;
}

/** Makes one request and reads its response to the end. */
function send(
  address: string,
  [path, body]: Call,
  headers: Record<string, string>,
  agent: Agent | false,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let sentAt = Infinity;
    const end = (error?: string) =>
      resolve({ sentAt: Math.min(sentAt, performance.now()), error: error && `${path}: ${error}` });
    const sent = request(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      agent,
      headers: { 'content-type': 'application/json', ...headers },
    });
    sent.once('finish', () => (sentAt = performance.now()));
    sent.once('error', (error) => end(error.message));
    sent.once('response', (response) => {
      text(response).then(
        (all) => {
          const isWhole = response.statusCode === 200 && response.complete && all.endsWith('}');
          end(isWhole ? undefined : `${response.statusCode} ${all}`);
        },
        (error: unknown) => end(errorText(error)),
      );
    });
    sent.end(body && JSON.stringify(body));
  });
}

/** Sends requests on one connection without waiting for responses; resolves to how many have none. */
function pipeline(address: string, count: number) {
  return new Promise<number>((resolve) => {
    const { hostname, port } = new URL(address);
    const socket = connect(Number(port), hostname);
    let received = '';
    const answered = () => received.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0;
    socket.on('data', (bytes: Buffer) => {
      received += bytes.toString('latin1');
      if (answered() === count) socket.end();
    });
    socket.on('error', () => {});
    socket.once('close', () => resolve(count - answered()));
    socket.write('GET /ip HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count));
  });
}

/** Opens connections on which no request follows. */
export async function openIdle(address: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  return Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      await new Promise((resolve) => {
        socket.once('connect', resolve);
      });
      return socket;
    }),
  );
}

/** Opens connections that have had a response and are kept alive. */
export async function openKeptAlive(address: string, count: number): Promise<Socket[]> {
  const sockets = await openIdle(address, count);
  await Promise.all(
    sockets.map(async (socket) => {
      socket.write('GET /ip HTTP/1.1\r\nhost: x\r\n\r\n');
      await new Promise((resolve) => {
        socket.once('data', resolve);
      });
    }),
  );
  return sockets;
}

/** Sends requests around the signal; a busy machine may not manage all of them within the second. */
async function sendAround(api: RunningApi, agent: Agent) {
  const headers = await signIn(api);
  const sending: Promise<Outcome>[] = [];
  const sendUpTo = (count: number) => {
    while (sending.length < Math.min(count, requestsPerStop)) {
      const call = calls[sending.length % calls.length] ?? calls[0];
      sending.push(send(api.address, call, headers, sending.length % 3 === 0 ? false : agent));
    }
  };
  sendUpTo(beforeSignal);
  const ended = api.end('SIGTERM');
  const signalAt = performance.now();
  const passed = () => performance.now() - signalAt;
  const pipelined = pipeline(api.address, 10);
  while (sending.length < requestsPerStop && passed() < promisedMs) {
    sendUpTo(beforeSignal + Math.ceil((passed() / spreadMs) * (requestsPerStop - beforeSignal)));
    await wait(2);
  }
  const outcomes = await Promise.all(sending);
  const inTime = outcomes.filter(({ sentAt }) => sentAt < signalAt + promisedMs);
  return {
    sent: inTime.length,
    cut: inTime.flatMap(({ error }) => error ?? []),
    cutInPipeline: await pipelined,
    code: await ended,
  };
}

async function stopUnderLoad(api: RunningApi) {
  const agent = new Agent({ keepAlive: true });
  const idle = [...(await openKeptAlive(api.address, 10)), ...(await openIdle(api.address, 5))];
  try {
    return await sendAround(api, agent);
  } finally {
    agent.destroy();
    for (const socket of idle) socket.destroy();
  }
}

/** Stops the process under load until enough requests have been sent; what was cut, and its exit codes. */
export async function stopManyTimes(env: Record<string, string>) {
  const company = ['--id', '7', '--name', 'x', '--admin', 'y'];
  const { code, errors } = await runToEnd('commands/company.ts', { ...env, ...testCompany }, [
    'create',
    ...company,
  ]);
  if (code !== 0) throw new Error(errors);
  const codes = new Set<number | null>();
  const cut: string[] = [];
  let cutInPipelines = 0;
  for (let sent = 0; sent < stops * requestsPerStop;) {
    const stop = await stopUnderLoad(
      await startApi({ ...env, SESSION_RATE: '100000', SESSION_STREAMS: '1000' }),
    );
    codes.add(stop.code);
    cut.push(...stop.cut);
    cutInPipelines += stop.cutInPipeline;
    sent += stop.sent;
  }
  return { cut, cutInPipelines, codes: [...codes] };
}

/** Result of {@link stopManyTimes} if no request was cut. */
export const nothingCut = { cut: [], cutInPipelines: 0, codes: [0] };
