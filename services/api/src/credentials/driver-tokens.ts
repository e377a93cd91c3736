import * as z from 'zod/mini';
import { createSignedClaims, storable } from './signed-claims.ts';

const payloadOf = z.pipe(
  z.object({ company_id: storable, driver_id: storable, sid: z.guid(), iat: z.number() }),
  z.transform(({ iat: issuedAt, ...claims }) => ({ ...claims, issuedAt })),
);

/** Claims of a driver's token, with its time of issue in seconds since 1970. */
export type DriverClaims = z.infer<typeof payloadOf>;

/** Signs and reads the tokens of drivers, which no call of the console takes. */
export interface DriverTokens {
  sign(claims: DriverClaims & { expiresAt: number }): Promise<string>;
  /** The claims, or undefined if the token is foreign, altered, expired or malformed. */
  read(token: string): Promise<DriverClaims | undefined>;
}

export function createDriverTokens(secret: string): DriverTokens {
  const signed = createSignedClaims(secret, 'tawseel-driver', payloadOf);
  return {
    sign: ({ issuedAt, expiresAt, ...claims }) => signed.sign(claims, { issuedAt, expiresAt }),
    read: signed.read,
  };
}
