import type { FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors/api-error.ts';
import { driverActor, type Caller, type DriverCaller } from './caller.ts';
import { languageOf } from '../messages/translate.ts';
import type { DriverTokens } from '../credentials/driver-tokens.ts';
import type { Tokens } from '../credentials/tokens.ts';
import { logCaller } from './log-caller.ts';
import type { RateLimit } from './rate-limit.ts';

/** The claims of the request's bearer token. */
export async function readBearer<Claims>(
  tokens: { read(token: string): Promise<Claims | undefined> },
  request: FastifyRequest,
): Promise<Claims> {
  const [scheme = '', token = ''] = (request.headers.authorization ?? '').split(' ');
  const claims = scheme.toLowerCase() === 'bearer' && token ? await tokens.read(token) : undefined;
  if (!claims) throw new ApiError('unauthorised');
  return claims;
}

/** @throws ApiError `too_many` if the session sends more requests than it may */
function limitRate(limit: RateLimit, sessionId: string): void {
  const retryAfterSeconds = limit(sessionId);
  if (retryAfterSeconds > 0) throw new ApiError('too_many', { retryAfterSeconds });
}

/** The driver of the request. The transaction of the work itself checks the session, and that the driver is active. */
export async function authenticateDriver(
  tokens: DriverTokens,
  limit: RateLimit,
  request: FastifyRequest,
): Promise<DriverCaller> {
  const claims = await readBearer(tokens, request);
  logCaller(request, { companyId: claims.company_id, sessionId: claims.sid });
  limitRate(limit, claims.sid);
  return {
    companyId: claims.company_id,
    driverId: claims.driver_id,
    adminId: driverActor(claims.driver_id),
    sessionId: claims.sid,
    tokenGeneration: null,
    issuedAt: claims.issuedAt,
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}

/** The caller of the request. The transaction of the work itself checks that the session is alive. */
export async function authenticate(
  tokens: Tokens,
  limit: RateLimit,
  request: FastifyRequest,
): Promise<Caller> {
  const claims = await readBearer(tokens, request);
  logCaller(request, { companyId: claims.company_id, sessionId: claims.sid });
  limitRate(limit, claims.sid);
  refuseOtherCompany(request.params, claims.company_id);
  return {
    companyId: claims.company_id,
    adminId: claims.admin_id,
    nameCompany: claims.name_company,
    role: claims.role,
    person: claims.person,
    sessionId: claims.sid,
    tokenGeneration: claims.generation,
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
  };
}

/**
 * A company in the path must be the caller's own; any other one is reported as missing. A company in a body is ignored:
 * forms of the contract send fixed ones.
 */
function refuseOtherCompany(parameters: unknown, companyId: string): void {
  if (typeof parameters !== 'object' || parameters === null || !('company_id' in parameters)) return;
  if (parameters.company_id !== companyId) throw notFound();
}
