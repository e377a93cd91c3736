import type { ResponseLanguage } from '../messages/translate.ts';

/** A driver who reports. */
export interface Reporter {
  companyId: string;
  driverId: string;
  sessionId: string;
  requestId: string;
  language: ResponseLanguage;
}

/** What is known of a report while it is read. */
export interface Facts {
  key?: { merchant_order_id: string; merchant_id: string };
  runId?: number;
  /** When it happened, ISO 8601: between the run's issue and the receipt. */
  at?: string;
}
