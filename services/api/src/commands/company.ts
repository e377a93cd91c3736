import { addCompany } from './company/create-company.ts';
import { resetFactor } from './company/reset-factor.ts';
import { replacePassword } from './company/set-password.ts';
import { runSubCommand } from './operation/run-operation.ts';

// npm run company -- create | set-password | reset-factor

await runSubCommand('company', {
  create: addCompany,
  'set-password': replacePassword,
  'reset-factor': resetFactor,
});
