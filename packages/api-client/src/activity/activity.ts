import { useList, type ListView } from '@tawseel/api-client';
import { auditEntry } from '../records/audit-entry.entity.ts';

export { auditEntry, type AuditEntry } from '../records/audit-entry.entity.ts';
export { countsText } from './counts-text.ts';
export { sentenceOf, type Speech } from './sentence.ts';
export { eventAddress, recordChange, type RecordChange } from './record-change.ts';

/** Changes of the records of the company, newest first. */
export const useActivity = (view: ListView) => useList(auditEntry, view);
