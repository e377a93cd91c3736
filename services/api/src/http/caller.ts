import type { TenantContext } from '../database/in-company.ts';
import type { ResponseLanguage } from '../messages/translate.ts';

/** Who makes a request, as its token says. */
export interface Caller extends TenantContext {
  nameCompany: string;
  language: ResponseLanguage;
  /** The caller's address as the server sees it. */
  address: string;
  userAgent: string;
}
