import { Secret, TOTP } from 'otpauth';
import { sql } from 'kysely';
import { asSystem } from '../database/in-company.ts';
import type { TestApi, TestCompany } from './test-api.ts';

/** The code that an authenticator app shows. */
export function codeOf(secret: string): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret) });
}

/** Lets the codes of the last minute be used again, as if time had passed. */
export async function forgetUsedCodes({ database }: TestApi, { companyId }: TestCompany): Promise<void> {
  await asSystem(database, companyId, (tx) => sql`update totp_secrets set last_step = 0`.execute(tx));
}

/** Lets the time since the proof pass in each session of the company. */
export async function age(
  { database }: TestApi,
  { companyId }: TestCompany,
  interval: string,
): Promise<void> {
  await asSystem(database, companyId, (tx) =>
    sql`update sessions set confirmed_at = confirmed_at - ${interval}::interval`.execute(tx),
  );
}

/** Sets up an authenticator app of the administrator. */
export async function setUpTotp(
  test: TestApi,
  admin: TestCompany,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { data } = (await admin.post('/DC/CreateTotp')).body;
  const secret = String(data && Reflect.get(data, 'secret'));
  const confirmed = await admin.put('/DC/ConfirmTotp', { code: codeOf(secret) });
  await forgetUsedCodes(test, admin);
  const codes: unknown = confirmed.body.data && Reflect.get(confirmed.body.data, 'recovery_codes');
  return { secret, recoveryCodes: Array.isArray(codes) ? codes.map(String) : [] };
}
