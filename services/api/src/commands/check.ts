import { checkBooks } from '../records/check.ts';
import { runCommand, tell } from './run-command.ts';

await runCommand(async (database) => {
  const findings = await checkBooks(database);
  for (const { companyId, what } of findings) tell(`✗ company ${companyId}: ${what}`);
  tell(
    findings.length === 0
      ? '✓ Every balance, profit, count and signature holds.'
      : `${findings.length} do not hold.`,
  );
  if (findings.length > 0) process.exitCode = 1;
});
