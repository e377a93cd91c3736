import { ApiError, type ApiClient } from '@tawseel/api-client';
import { signIn, type Login } from '@tawseel/api-client/session';

const firstWaitMs = 500;
const longestWaitMs = 4000;
const codesWhileAway = ['network', 'unavailable', 'timeout'];

/**
 * Signs in. While the API does not respond, it repeats the attempt: the API may still start, or restart after a change of
 * its code.
 *
 * @param showError Receives the message of each failed attempt.
 * @throws ApiError if the API refuses the sign-in
 */
export async function signInWhenReady(client: ApiClient, login: Login, showError: (message: string) => void) {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      return await signIn(client, login);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showError(error.message);
      if (!codesWhileAway.includes(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
