export { auditEntry, type AuditEntry } from '../records/audit-entry.entity.ts';
export { countsText } from './counts-text.ts';
export { sentenceOf, type Speech } from './sentence.ts';
export { eventAddress, recordChange, type RecordChange } from './record-change.ts';
