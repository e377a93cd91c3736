import { isCommonPassword, shortestPassword } from '../../credentials/common-passwords.ts';
import { StartError } from '../../database/start-error.ts';

/**
 * Checks a password that the operator sets.
 *
 * @throws StartError for one that people could not choose themselves
 */
export function requireGoodPassword(password: string): void {
  if (password.length < shortestPassword || isCommonPassword(password)) {
    throw new StartError(
      `COMPANY_PASSWORD must have at least ${shortestPassword} characters, and not be a common password.`,
    );
  }
}
