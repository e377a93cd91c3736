import type { Role } from '@tawseel/api-client/permissions';
import type { TenantContext } from '../database/in-company.ts';
import type { ResponseLanguage } from '../messages/translate.ts';

/** The caller of a request, from its token. */
export interface Caller extends TenantContext {
  nameCompany: string;
  role: Role;
  /** The caller's name. */
  person: string;
  language: ResponseLanguage;
  /** The caller's address as the server sees it. */
  address: string;
  userAgent: string;
}

/** A driver who sends a request, from the driver's token. */
export interface DriverCaller extends TenantContext, Pick<Caller, 'language' | 'address' | 'userAgent'> {
  driverId: string;
  /** When the token was issued, in seconds since 1970. */
  issuedAt: number;
}

/** Names a driver where the audit log and the books have the id of an account; migration 0055 does the same. */
export function driverActor(driverId: string): string {
  return `driver ${driverId}`;
}
