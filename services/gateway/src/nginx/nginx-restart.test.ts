import { GatewayPair } from '../testing/gateway-pair.ts';
import { withNginx } from '../testing/running-nginx.ts';
import { sendRequest, type RawResponse } from '../testing/send-request.ts';

jest.setTimeout(300_000);

/** Requests in flight when a gateway gets its signal. */
const inFlight = 2000;

withNginx('a rolling restart of two gateways behind nginx', () => {
  let pair: GatewayPair;
  let token = '';
  let sent = 0;
  let created = 0;
  const failures: string[] = [];

  beforeAll(async () => {
    pair = await GatewayPair.start();
    const body = JSON.stringify({ company_id: '1001', password_company: 'demo-1001' });
    const response = await sendRequest(pair.nginx.address, '/api/LoginDC', { body });
    token = String(JSON.parse(response.body.toString()).token);
  });
  afterAll(() => pair.close());

  /** nginx limits the requests of one address. */
  const addressOf = (number: number) => `127.0.0.${2 + (number % 40)}`;

  function call(path: string, body: object, number = 0) {
    const headers = { authorization: `Bearer ${token}` };
    return sendRequest(pair.nginx.address, path, {
      headers,
      body: JSON.stringify(body),
      from: addressOf(number),
    });
  }

  async function cities(): Promise<number> {
    const { body } = await call('/api/DC/DisplayCitys', {});
    return JSON.parse(body.toString()).date.length;
  }

  const page = (number: number) => sendRequest(pair.nginx.address, '/drivers', { from: addressOf(number) });
  const list = (number: number) => call('/api/DC/DisplayCars', { limit: 50 }, number);

  async function creation(number: number): Promise<RawResponse> {
    const prices = { delivery_type: 'fast', delivery_price: 1, return_price: 1 };
    const response = await call(
      '/api/DC/CreateCitys',
      { country: 'Jordan', city: `City ${number}`, ...prices },
      number,
    );
    if (response.status === 200) created += 1;
    return response;
  }

  /** Sends one of twenty requests as a creation, and the others as pages and lists in turn. */
  async function send(): Promise<void> {
    sent += 1;
    const number = sent;
    const request = number % 20 === 0 ? creation : number % 3 === 0 ? list : page;
    try {
      const { status, body } = await request(number);
      if (status !== 200)
        failures.push(`${request.name} ${number}: ${status} ${body.toString().slice(0, 80)}`);
    } catch (error) {
      failures.push(`${request.name} ${number}: ${String(error)}`);
    }
  }

  test('fails none of the requests in flight and after, and applies each creation once', async () => {
    const before = await cities();
    const waiting = Array.from({ length: inFlight }, send);
    const restarted = new AbortController();
    const clients = Array.from({ length: 40 }, async () => {
      while (!restarted.signal.aborted) await send();
    });
    await pair.restart();
    restarted.abort();
    await Promise.all([...waiting, ...clients]);
    const errors = pair.nginx
      .log()
      .split('\n')
      .filter((line) => line && !line.includes('connect() failed (111: Connection refused)'));
    expect({ failures, errors }).toEqual({ failures: [], errors: [] });
    expect(await cities()).toBe(before + created);
    expect(created).toBeGreaterThan(inFlight / 20);
  });
});
