import { parseArgs } from 'node:util';
import { newCompany } from '@tawseel/api-client/schemas';
import type * as z from 'zod/mini';
import { StartError } from '../../database/start-error.ts';

const usage =
  'Usage: npm run company -- create --id 2001 --name "Company" --admin "Manager" [--months 12] [--email …] [--phone …] [--country …] [--city …]; COMPANY_PASSWORD sets the password.';

/** Option of each value. */
const options = {
  company_id: 'id',
  name_company: 'name',
  name_admin: 'admin',
  subscription_month: 'months',
  email: 'email',
  phone: 'phone',
  country: 'country',
  city: 'city',
} as const;

/**
 * Reads a new company from the options of a command.
 *
 * @throws StartError for a value that a form would refuse too
 */
export function readCompany(args: string[]): z.output<typeof newCompany> {
  const { values } = parseArgs({
    args,
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
  if (!values.id || !values.name || !values.admin) throw new StartError(usage);
  const given = Object.entries(options).map(([name, option]) => [name, values[option]]);
  const { data, error } = newCompany.safeParse({
    ...Object.fromEntries(given),
    subscription_month: Number(values.months),
  });
  if (data) return data;
  const wrong = new Set(error.issues.map(({ path: [name] }) => name));
  const names = Object.entries(options).flatMap(([name, option]) => (wrong.has(name) ? [`--${option}`] : []));
  throw new StartError(`Not valid: ${names.join(', ')}. ${usage}`);
}
