import { backUp } from './database/backup.ts';
import { prepare } from './database/prepare.ts';
import { reportFindings } from './database/report-findings.ts';
import { restore } from './database/restore.ts';
import { onDatabase, runSubCommand } from './operation/run-operation.ts';

// npm run database -- prepare | backup | restore | check

await runSubCommand('database', {
  prepare,
  backup: backUp,
  restore,
  check: () => onDatabase(reportFindings),
});
