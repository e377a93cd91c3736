import { errorText } from './start-error.ts';

test.each([
  [new Error('No space left'), 'No space left'],
  [Object.assign(new Error(''), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  // The error of an embedded database that ends.
  [
    { name: 'ExitStatus', message: 'Program terminated with exit(1)', status: 1 },
    'Program terminated with exit(1)',
  ],
  ['gone', 'gone'],
  [{}, 'unknown fault'],
])('%o is reported as %s', (error, text) => {
  expect(errorText(error)).toBe(text);
});
