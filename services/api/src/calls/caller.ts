import type { AnswerLanguage } from '../messages/say.ts';

/** Who makes a request, as its token says. */
export interface Caller {
  companyId: string;
  adminId: string;
  nameCompany: string;
  sessionId: string;
  /** Which token of the session the request carries; null where any will do, as for the rest of a streamed answer. */
  tokenGeneration: number | null;
  requestId: string;
  language: AnswerLanguage;
  /** The caller's address as the server sees it. */
  address: string;
  userAgent: string;
}
