import { reportFindings } from './report-findings.ts';
import { runCommand } from './run-command.ts';

await runCommand(reportFindings);
