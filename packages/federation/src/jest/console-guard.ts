import { format } from 'node:util';

/**
 * A test fails when the page writes to console.error or console.warn: a React warning, a missing i18n key, a DOM call
 * that jsdom lacks. A test that expects such a message replaces the method and asserts the message:
 *
 *     const error = jest.spyOn(console, 'error').mockImplementation(() => {});
 *     ...
 *     expect(error).toHaveBeenCalledWith('Tawseel: feature fleet did not load');
 *
 * The spy is undone before the next test (`restoreMocks`), and the guard is active again.
 */
const unexpected: Error[] = [];

function guard(method: 'error' | 'warn'): void {
  console[method] = function guarded(...values: unknown[]) {
    const fault = new Error(`Unexpected console.${method}: ${format(...values)}`);
    Error.captureStackTrace(fault, guarded);
    unexpected.push(fault);
  };
}

// Recorded and thrown after the test: React catches errors of a render or an event handler.
export function failOnUnexpected(): void {
  const [first, ...others] = unexpected.splice(0);
  if (!first) return;
  for (const other of others) first.message += `\n${other.message}`;
  throw first;
}

guard('error');
guard('warn');
afterEach(failOnUnexpected);
// Messages of the clean-up after the last test.
afterAll(failOnUnexpected);
