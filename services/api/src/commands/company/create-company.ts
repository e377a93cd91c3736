import { randomBytes } from 'node:crypto';
import { createCompany } from '../../company/create-company.ts';
import { readCompany } from './company-options.ts';
import { requireGoodPassword } from './operator-password.ts';
import { onDatabase, print } from '../operation/run-operation.ts';

/** Creates a company, and prints the password of its owner unless the operator gave it. */
export async function addCompany(args: string[]): Promise<void> {
  const company = readCompany(args);
  // Not an option: other users of the machine can read a command's options.
  const password = process.env.COMPANY_PASSWORD || randomBytes(12).toString('base64url');
  requireGoodPassword(password);
  await onDatabase((database) => createCompany(database, { ...company, password }));
  print(`Company ${company.company_id} can sign in.`);
  if (!process.env.COMPANY_PASSWORD) print(`Its password, shown only now: ${password}`);
}
