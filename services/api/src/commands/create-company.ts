import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { createCompany } from '../company/create-company.ts';
import { StartError } from '../database/start-error.ts';
import { requireGoodPassword } from './operator-password.ts';
import { runCommand, print } from './run-command.ts';

const usage =
  'Usage: create-company --id 2001 --name "Company" --admin "Manager" [--months 12] [--email …] [--phone …] [--country …] [--city …]; COMPANY_PASSWORD sets the password.';

await runCommand(async (database) => {
  const { values } = parseArgs({
    options: {
      id: { type: 'string' },
      name: { type: 'string' },
      admin: { type: 'string' },
      months: { type: 'string', default: '12' },
      email: { type: 'string', default: '' },
      phone: { type: 'string', default: '' },
      country: { type: 'string', default: '' },
      city: { type: 'string', default: '' },
    },
  });
  const { id, name, admin, months, ...contact } = values;
  const subscription_month = Number(months);
  if (!id?.trim() || !name?.trim() || !admin?.trim() || !Number.isInteger(subscription_month))
    throw new StartError(usage);
  // Not an option: other users of the machine can read a command's options.
  const password = process.env.COMPANY_PASSWORD || randomBytes(12).toString('base64url');
  requireGoodPassword(password);
  await createCompany(database, {
    company_id: id.trim(),
    password,
    name_company: name.trim(),
    name_admin: admin.trim(),
    subscription_month,
    ...contact,
  });
  print(`Company ${id.trim()} can sign in.`);
  if (!process.env.COMPANY_PASSWORD) print(`Its password, shown only now: ${password}`);
});
