import type { Login } from '@tawseel/api-client/session';

/** Why nobody is signed in, and the settings that decide it. */
export function signInFailure(message: string, { company_id, user }: Login, apiUrl: string): string {
  const account = user ? `${user} of company ${company_id}` : `Company ${company_id}`;
  return (
    `${account} cannot sign in at ${apiUrl}/LoginDC: ${message} ` +
    'The settings are API_URL, TAWSEEL_COMPANY, TAWSEEL_PASSWORD and TAWSEEL_USER.'
  );
}
