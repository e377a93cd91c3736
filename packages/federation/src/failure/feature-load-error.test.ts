import { FeatureLoadError, readLoadError } from './feature-load-error.ts';

const address = 'http://site.test/releases/fleet/1/drivers.js';
const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError', type, request: address });

test.each([
  ['a file that did not come', chunkError('error'), 'chunk', address],
  ['a file that came and was not the chunk', chunkError('missing'), 'chunk', address],
  ['a file that took too long', chunkError('timeout'), 'timeout', address],
  ['code that fails', new TypeError('x is not a function'), 'threw', undefined],
  ['code that throws nothing', undefined, 'threw', undefined],
])('%s', (_, error, reason, at) => {
  const failure = readLoadError(error);
  expect(failure).toMatchObject({ reason, address: at, cause: error });
});

test('a FeatureLoadError is returned unchanged', () => {
  const failure = new FeatureLoadError('duplicate', 'Feature fleet runs on a React of its own');
  expect(readLoadError(failure)).toBe(failure);
});
