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
