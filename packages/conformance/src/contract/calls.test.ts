import { readFileSync } from 'node:fs';
import path from 'node:path';
import { handlers } from '../bare-server/handlers.ts';
import { calls } from './calls.ts';

const guide = readFileSync(path.join(import.meta.dirname, '../../../../docs/your-own-server.md'), 'utf8');

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'the guide names %s and the fields of its body',
  (_, { path: address, body }) => {
    const names = [address.replace(/^\/(DC\/)?/, ''), ...Object.keys(body).map((name) => `\`${name}\``)];
    expect(names.filter((name) => !guide.includes(name))).toEqual([]);
  },
);

test('the bare server has a handler of every call but the sign-in', () => {
  const names = calls
    .filter(({ path: address }) => address !== '/LoginDC')
    .map(({ method, path: address }) => `${method} ${address}`);
  expect(Object.keys(handlers).toSorted()).toEqual(names.toSorted());
});
