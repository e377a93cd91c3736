import type { FastifyRequest } from 'fastify';
import { relyingParty, type RelyingParty } from './relying-party.ts';

/** A person whose factors are read or changed. */
export interface Person {
  companyId: string;
  accountId: string;
}

/** A person at the site of a request. */
export interface Visit extends Person {
  site: RelyingParty;
}

export function personOf({ companyId, adminId }: { companyId: string; adminId: string }): Person {
  return { companyId, accountId: adminId };
}

export function visitOf(request: FastifyRequest, caller: { companyId: string; adminId: string }): Visit {
  return { ...personOf(caller), site: relyingParty(request) };
}
