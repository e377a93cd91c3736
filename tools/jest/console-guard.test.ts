import { failOnUnexpected } from './console-guard.ts';

test('what the page writes to console.error and console.warn is a fault', () => {
  console.error('key %s is missing', 'drivers.title');
  console.warn('late');
  expect(failOnUnexpected).toThrow(
    'Unexpected console.error: key drivers.title is missing\nUnexpected console.warn: late',
  );
});

test('a message is told once, and a silent page is no fault', () => {
  expect(failOnUnexpected).not.toThrow();
});

test('a message that the test takes is no fault', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  console.error('expected');
  expect(error).toHaveBeenCalledWith('expected');
  expect(failOnUnexpected).not.toThrow();
});

test('the guard stands again after it', () => {
  console.error('unexpected');
  expect(failOnUnexpected).toThrow('Unexpected console.error: unexpected');
});
