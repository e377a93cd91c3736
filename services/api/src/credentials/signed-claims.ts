import { SignJWT, jwtVerify } from 'jose';
import * as z from 'zod/mini';

const issuer = 'tawseel';
const algorithm = 'HS256';

const tokensRemembered = 10_000;

/** PostgreSQL holds no text with a NUL character. */
export const storable = z.string().check(z.regex(/^[^\0]*$/));

/** When a token was issued and when it expires, in seconds since 1970. */
interface Times {
  issuedAt: number;
  expiresAt: number;
}

/** Signs and reads the tokens of one audience: those of another one are foreign. */
interface SignedClaims<Claims> {
  /** Equal claims and times give equal tokens. */
  sign(claims: object, times: Times): Promise<string>;
  /** The claims, or undefined if the token is foreign, altered, expired or malformed. */
  read(token: string): Promise<Claims | undefined>;
}

export function createSignedClaims<Claims>(
  secret: string,
  audience: string,
  payloadOf: z.ZodMiniType<Claims>,
): SignedClaims<Claims> {
  const key = new TextEncoder().encode(secret);
  // Caches verified signatures. The database tells for each request whether the session is alive.
  const read = new Map<string, { claims: Claims; until: number }>();
  return {
    sign: (claims, { issuedAt, expiresAt }) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key),
    async read(token) {
      const before = read.get(token);
      if (before && before.until > Date.now() / 1000) return before.claims;
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer,
          audience,
          algorithms: [algorithm],
          requiredClaims: ['iat', 'exp'],
        });
        const claims = z.parse(payloadOf, payload);
        if (read.size >= tokensRemembered) read.clear();
        read.set(token, { claims, until: payload.exp ?? 0 });
        return claims;
      } catch {
        return undefined;
      }
    },
  };
}
