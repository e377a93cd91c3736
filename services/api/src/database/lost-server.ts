import { StandbyServer } from './primary-client.ts';
import { HungServer } from './server-watch.ts';
import { errorCode, errorText } from './start-error.ts';

const lostMessages =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|Client was closed|Query read timeout/i;

/** Whether the error has ended the session of the database, or all of them. */
export function isFatal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('severity' in error)) return false;
  return error.severity === 'FATAL' || error.severity === 'PANIC';
}

/** Whether the error is caused by the absence of the server rather than by the statement. */
export function isLost(error: unknown): boolean {
  if (error instanceof HungServer || error instanceof StandbyServer || isFatal(error)) return true;
  if (error instanceof AggregateError) return error.errors.some(isLost);
  const code = errorCode(error) ?? '';
  if (/^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT)/.test(code)) return true;
  // Class 08: connection; 57P01-57P03: shut down, crashed, starting; 53300: no connection left; 25006: not the primary.
  if (/^(08...|57P0[123]|53300|25006)$/.test(code)) return true;
  return lostMessages.test(errorText(error));
}
