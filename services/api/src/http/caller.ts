import type { TenantContext } from '../database/in-company.ts';
import type { AnswerLanguage } from '../messages/say.ts';

/** Who makes a request, as its token says. */
export interface Caller extends TenantContext {
  nameCompany: string;
  language: AnswerLanguage;
  /** The caller's address as the server sees it. */
  address: string;
  userAgent: string;
}
