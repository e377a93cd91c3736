import type { AnswerLanguage } from '../messages/say.ts';

/** Who makes a request, as its token says. */
export interface Caller {
  companyId: string;
  adminId: string;
  nameCompany: string;
  sessionId: string;
  requestId: string;
  language: AnswerLanguage;
  /** The caller's address as the server sees it. */
  address: string;
  userAgent: string;
}
