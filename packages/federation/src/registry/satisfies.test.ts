import { satisfies } from './satisfies.ts';

test.each([
  ['19.3.1', '^19.0.0', true],
  ['19.3.1', '^19.3.1', true],
  ['19.3.1', '^19.3.2', false],
  ['19.3.1', '^19.4.0', false],
  ['19.10.0', '^19.9.0', true],
  ['20.0.0', '^19.0.0', false],
  ['18.9.9', '^19.0.0', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['19.3.1-rc.1', '^19.0.0', true],
])('%s in %s: %p', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
