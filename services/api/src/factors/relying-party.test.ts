import Fastify from 'fastify';
import { serverOptions } from '../server/build-api.ts';
import { relyingParty } from './relying-party.ts';

/** The site of a request that comes through as many proxies as its `TRUST_PROXY` counts. */
async function siteOf(trustProxy: number, headers: Record<string, string>) {
  const app = Fastify({ ...serverOptions({ logLevel: 'silent', trustProxy }), logger: false });
  app.get('/', (request, reply) => reply.send(relyingParty(request)));
  const { statusCode, body } = await app.inject({ url: '/', headers });
  await app.close();
  return statusCode === 200 ? (JSON.parse(body) as unknown) : statusCode;
}

const proxied = {
  host: 'inner:8080',
  'x-forwarded-host': 'Console.Example',
  'x-forwarded-proto': 'https',
  'x-forwarded-for': '192.0.2.1',
};

test.each([
  ['of the address itself', 0, { host: 'localhost:8080' }, ['localhost', 'http://localhost:8080']],
  [
    'without the port that the protocol implies',
    0,
    { host: 'a.example:80' },
    ['a.example', 'http://a.example'],
  ],
  ['of the address, not the one that a client claims', 0, proxied, ['inner', 'http://inner:8080']],
  ['as a trusted proxy reports it', 1, proxied, ['console.example', 'https://console.example']],
])('passkeys belong to the site %s', async (_, trustProxy, headers, site) => {
  const found = await siteOf(trustProxy, headers);
  expect(found).toEqual({ id: site[0], origin: site[1] });
});

test('a request with a malformed host is refused', async () => {
  expect(await siteOf(0, { host: 'a b' })).toBe(400);
});
