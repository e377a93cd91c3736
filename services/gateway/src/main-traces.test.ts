import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { makingMs, migratedFolder } from '@tawseel/api/testing/migrated-folder';
import { endAllGateways, startApi, startGateway } from './testing/running-gateway.ts';
import { attributesOf, spanKind, startCollector } from './testing/trace-collector.ts';

// Processes as the operator starts them.
jest.setTimeout(90_000);

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${parentId}-01`;
const demo = ['--demo', '--orders', '20'];

let folder = '';
let collector: Awaited<ReturnType<typeof startCollector>>;

beforeEach(async () => {
  folder = await migratedFolder();
  collector = await startCollector();
}, makingMs);
afterEach(async () => {
  endAllGateways();
  await collector.close();
  await rm(folder, { recursive: true });
});

async function post(address: string, call: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${address}/api${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const signIn = { company_id: '1001', password_company: 'demo-1001' };

test('a trace runs from the traceparent of a call through its request to its statements', async () => {
  const gateway = await startGateway(
    { DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: collector.address, OTEL_SERVICE_NAME: 'console' },
    demo,
  );
  const { body: session } = await post(gateway.address, '/LoginDC', signIn);
  const authorization = `Bearer ${session.token}`;
  const car = { number_car: 'secret-plate-77', driver_name: 'x' };
  await post(gateway.address, '/DC/CreateCars', car, { authorization });
  const search = { search: '0791234567', limit: 10 };
  const found = await post(gateway.address, '/DC/DisplayOrders', search, { authorization, traceparent });
  expect(found.status).toBe(200);
  await fetch(`${gateway.address}/api/DC/none/0791234567`);
  // The last spans are sent by the end of the process.
  expect(await gateway.end('SIGTERM')).toBe(0);

  const spans = collector.spans('console');
  const [request, ...others] = spans.filter(
    (span) => span.traceId === traceId && span.kind === spanKind.server,
  );
  expect(others).toEqual([]);
  expect(request).toMatchObject({ name: 'POST /api/DC/DisplayOrders', parentSpanId: parentId });
  expect(attributesOf(request)).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/DC/DisplayOrders',
    'http.response.status_code': 200,
    'tawseel.request_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  const statements = spans.filter((span) => span.traceId === traceId && span.kind === spanKind.client);
  expect(statements.map(({ name }) => name)).toContain('enter enter_company');
  for (const { parentSpanId, startTimeUnixNano, endTimeUnixNano } of statements) {
    expect(parentSpanId).toBe(request?.spanId);
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
  }
  // A path is never part of a name.
  expect(spans.map(({ name }) => name)).toContain('GET /api/*');
  // Statements after a request's body belong to it as well.
  const login = spans.find(({ name }) => name === 'POST /api/LoginDC');
  expect(spans.filter(({ parentSpanId }) => parentSpanId === login?.spanId).length).toBeGreaterThan(2);
  for (const secret of [session.token, 'demo-1001', '0791234567', 'secret-plate-77'])
    expect(collector.text()).not.toContain(secret);
});

test('the gateway continues the trace of a call at a separate API', async () => {
  const api = await startApi({ DATA_DIR: folder, OTEL_EXPORTER_OTLP_ENDPOINT: collector.address });
  const gateway = await startGateway({
    DATA_DIR: path.join(folder, 'front'),
    API_URL: api.address,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
  });
  // No company exists yet.
  expect((await post(gateway.address, '/LoginDC', signIn, { traceparent })).status).toBe(400);
  expect(await gateway.end('SIGTERM')).toBe(0);
  expect(await api.end('SIGTERM')).toBe(0);

  const inTrace = (service: string) => collector.spans(service).filter((span) => span.traceId === traceId);
  const [front] = inTrace('tawseel-gateway');
  expect(front).toMatchObject({ name: 'POST /api/*', parentSpanId: parentId });
  const [request] = inTrace('tawseel-api').filter(({ kind }) => kind === spanKind.server);
  expect(request).toMatchObject({ name: 'POST /LoginDC', parentSpanId: front?.spanId });
  expect(inTrace('tawseel-api').some(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
});

test('OTEL_TRACES_SAMPLER decides what is sent', async () => {
  const gateway = await startGateway({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    OTEL_TRACES_SAMPLER: 'always_off',
  });
  expect((await fetch(`${gateway.address}/healthz`, { headers: { traceparent } })).status).toBe(200);
  expect(await gateway.end('SIGTERM')).toBe(0);
  expect(collector.text()).toBe('');
});

/** A collector that accepts connections and never responds. */
async function silentCollector() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, address: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

test.each(['away', 'silent'])('a collector that is %s delays and fails no request', async (state) => {
  const silent = await silentCollector();
  const gateway = await startGateway({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: state === 'away' ? 'http://127.0.0.1:9' : silent.address,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  const start = performance.now();
  for (let call = 0; call < 200; call += 1)
    expect((await fetch(`${gateway.address}/api/ready`)).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(5_000);
  const ending = performance.now();
  expect(await gateway.end('SIGTERM')).toBe(0);
  expect(performance.now() - ending).toBeLessThan(10_000);
  expect(gateway.output()).toMatch(/^Traces: /m);
  silent.server.close();
});

test('a program loads the tracer by a dynamic import alone', async () => {
  const seen = new Map<string, string>();
  const read = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    const text = await readFile(file, 'utf8');
    seen.set(file, text);
    for (const [, imported = ''] of text.matchAll(/^(?:import|\} from|import .* from) "(\.[^"]+)"/gm))
      await read(path.join(path.dirname(file), imported));
  };
  const isLoaded = (text: string) => [...seen.values()].some((loaded) => loaded.includes(text));
  await read(path.join(process.env.TEST_PROGRAMS ?? '', 'services/gateway/src/main.mjs'));
  expect(isLoaded('OTEL_EXPORTER_OTLP_ENDPOINT')).toBe(true);
  expect(isLoaded('OTEL_BSP_SCHEDULE_DELAY')).toBe(false);
  for (const [file, text] of seen) {
    const [, tracer] = /import\("(\.[^"]*traces-[^"]+)"\)/.exec(text) ?? [];
    if (tracer) await read(path.join(path.dirname(file), tracer));
  }
  expect(isLoaded('OTEL_BSP_SCHEDULE_DELAY')).toBe(true);
});
