import type { Send } from './client.ts';
import type { Forms } from '../contract/forms.ts';
import type { Report } from './report.ts';

/** Shared by all checks of a run. */
export interface Context {
  send: Send;
  report: Report;
  forms: Forms;
  companyId: string;
}
