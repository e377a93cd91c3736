import type { FastifyRequest } from 'fastify';
import { malformed } from '../errors/api-error.ts';

/** The site that passkeys belong to. A browser offers the passkeys of this host alone. */
export interface RelyingParty {
  /** Host without its port. */
  id: string;
  origin: string;
}

/** The site of a request, as the proxies that `TRUST_PROXY` counts report it. */
export function relyingParty({ protocol, host }: FastifyRequest): RelyingParty {
  const address = `${protocol}://${host}`;
  if (!URL.canParse(address)) throw malformed();
  const { hostname, origin } = new URL(address);
  return { id: hostname, origin };
}
