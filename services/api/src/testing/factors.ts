import { factorRequest, passkeyOptionsResponse } from '@tawseel/api-client/schemas';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { asSystem } from '../database/in-company.ts';
import { createAuthenticator } from './authenticator.ts';
import type { TestApi, TestCompany, TestPerson, TestResponse } from './test-api.ts';

/** The site that the tests visit. */
export const site = { host: 'console.example', origin: 'http://console.example' } as const;

const ofSite = { host: site.host };

/** The property of a response's body at a path. */
export function at({ body }: Pick<TestResponse, 'body'>, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (value instanceof Object ? Reflect.get(value, name) : undefined),
    body,
  );
}

/** The code that an authenticator app shows, now or some steps of 30 seconds later. */
export function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * 30_000 });
}

/** Signs in at the site of the tests, by the owner's password unless the fields name another. */
export function signInAt(test: TestApi, company: TestCompany, fields: object = {}, headers: object = {}) {
  return test.send({
    method: 'POST',
    url: '/LoginDC',
    headers: { ...ofSite, ...headers },
    payload: { company_id: company.companyId, password_company: company.password, ...fields },
  });
}

/** Lets time pass: codes of authenticator apps may be used again, and proofs are older. */
export async function pass(
  { database }: TestApi,
  { companyId }: TestCompany,
  minutes: number,
): Promise<void> {
  await asSystem(database, companyId, async (tx) => {
    await sql`update totp_secrets set last_step = last_step - ${minutes * 2}`.execute(tx);
    await sql`update passkey_challenges set created_at = created_at - make_interval(mins => ${minutes})`.execute(
      tx,
    );
    await sql`update sessions set confirmed_at = confirmed_at - make_interval(mins => ${minutes})`.execute(
      tx,
    );
  });
}

/** Sets up an authenticator app; a code of the present may be used again. */
export async function setUpTotp(test: TestApi, company: TestCompany, person: TestPerson = company) {
  const secret = String(at(await person.post('/DC/CreateTotp'), 'data', 'secret'));
  const confirmed = await person.put('/DC/ConfirmTotp', { code: codeOf(secret) });
  const codes = at(confirmed, 'data', 'recovery_codes');
  await asSystem(test.database, company.companyId, (tx) =>
    sql`update totp_secrets set last_step = 0`.execute(tx),
  );
  return { secret, codes: Array.isArray(codes) ? codes.map(String) : [] };
}

/** Adds a passkey to an account at the site of the tests. */
export async function setUpPasskey(person: TestPerson, authenticator = createAuthenticator(site.origin)) {
  const { data } = passkeyOptionsResponse.parse(
    (await person.post('/DC/CreatePasskeyOptions', {}, ofSite)).body,
  );
  const response = authenticator.create(data);
  const added = await person.post('/DC/CreatePasskey', { name: 'Phone', response }, ofSite);
  return { authenticator, added };
}

/** The proof that a response with `factor_required` or `factor_stale` requires. */
export function requestedFactor({ body }: Pick<TestResponse, 'body'>) {
  const { methods, passkey } = factorRequest.parse(body.factor);
  if (!passkey) throw new Error('No passkey is asked for.');
  return { methods, passkey };
}
