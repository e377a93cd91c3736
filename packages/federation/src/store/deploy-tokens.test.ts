import { readFile, stat } from 'node:fs/promises';
import { sampleBuilds, type SampleBuilds } from '../testing/sample-builds.ts';
import {
  checkDeployToken,
  createDeployToken,
  listDeployTokens,
  revokeDeployToken,
  useDeployToken,
} from './deploy-tokens.ts';
import { storePaths } from './release-store.ts';

let samples: SampleBuilds;

beforeEach(async () => {
  samples = await sampleBuilds();
});
afterEach(() => samples.remove());

const create = (app: string, options?: { note?: string; days?: number }) =>
  createDeployToken(samples.store, app, options);
const check = (token: string, app = 'fleet') => checkDeployToken(samples.store, token, app);

test('a token of 256 bits releases its app, and is stored as a hash in a private file', async () => {
  const { id, token } = await create('fleet', { note: 'CI of fleet' });
  expect(token).toMatch(new RegExp(`^tawseel_${id}_[\\w-]{43}$`));
  expect(await check(token)).toBe(id);
  const file = storePaths(samples.store).tokens;
  expect(await readFile(file, 'utf8')).not.toContain(token.slice(17));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await listDeployTokens(samples.store)).toEqual([
    { id, app: 'fleet', note: 'CI of fleet', created: expect.any(String) },
  ]);
});

test('a token of fleet does not release merchants', async () => {
  const { id, token } = await create('fleet');
  await expect(check(token, 'merchants')).rejects.toMatchObject({
    kind: 'other-app',
    message: `The deploy token ${id} releases fleet, not merchants.`,
  });
});

test('a wrong, a revoked and an expired token are refused', async () => {
  const { id, token } = await create('fleet', { days: 1 });
  const wrong = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  const unknown = token.replace(id, id === '00000000' ? '11111111' : '00000000');
  for (const given of [wrong, unknown, '', 'tawseel_', `${token} `])
    await expect(check(given)).rejects.toMatchObject({
      kind: 'invalid',
      message:
        'The deploy token is not valid here: check TAWSEEL_TOKEN and the address of the console, or ask the operator of the console ' +
        'for another one (npm run releases -- deploy-token create fleet).',
    });
  const clock = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2999-01-01T00:00:00.000Z');
  await expect(check(token)).rejects.toThrow(`The deploy token ${id} has expired: ask the operator`);
  clock.mockRestore();
  await revokeDeployToken(samples.store, id);
  await expect(check(token)).rejects.toThrow(`The deploy token ${id} is revoked: ask the operator`);
  await expect(revokeDeployToken(samples.store, id)).rejects.toThrow(
    `The deploy token ${id} is revoked already.`,
  );
  await expect(revokeDeployToken(samples.store, 'none')).rejects.toThrow('There is no deploy token none.');
});

test('a use is recorded, and concurrent changes keep each other', async () => {
  const { token } = await create('fleet');
  await Promise.all([create('finance'), create('merchants'), useDeployToken(samples.store, token, 'fleet')]);
  const tokens = await listDeployTokens(samples.store);
  expect(tokens.map(({ app }) => app).toSorted()).toEqual(['finance', 'fleet', 'merchants']);
  expect(tokens.filter(({ used }) => used).map(({ app }) => app)).toEqual(['fleet']);
});
