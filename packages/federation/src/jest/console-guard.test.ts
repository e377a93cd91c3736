import { failOnUnexpected } from './console-guard.ts';

test('messages on console.error and console.warn are errors', () => {
  console.error('key %s is missing', 'drivers.title');
  console.warn('late');
  expect(failOnUnexpected).toThrow(
    'Unexpected console.error: key drivers.title is missing\nUnexpected console.warn: late',
  );
});

test('a message is reported once, and a silent page causes no error', () => {
  expect(failOnUnexpected).not.toThrow();
});

test('a message that the test expects causes no error', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  console.error('expected');
  expect(error).toHaveBeenCalledWith('expected');
  expect(failOnUnexpected).not.toThrow();
});

test('the guard is active again in the next test', () => {
  console.error('unexpected');
  expect(failOnUnexpected).toThrow('Unexpected console.error: unexpected');
});
