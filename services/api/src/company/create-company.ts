import { companyTime } from '@tawseel/i18n/moment';
import { hashPassword } from '../credentials/passwords.ts';
import { insertAccount } from '../accounts/accounts.repository.ts';
import { acrossCompanies, asSystem } from '../database/in-company.ts';
import type { Database, Tx } from '../database/database.ts';
import { StartError, errorCode } from '../database/start-error.ts';
import { toFils } from '../money/fils.ts';
import { addUsualReasons } from '../dispatch/add-usual-reasons.ts';
import { addUsualWordings } from '../payment-types/payment-types.repository.ts';
import { lastDayOf } from './last-day.ts';

/** A company as the provider enters it. Amounts in JD, days `YYYY-MM-DD`. */
export interface NewCompany {
  company_id: string;
  password: string;
  name_company: string;
  name_admin: string;
  admin_id?: string;
  email?: string;
  phone?: string;
  country?: string;
  city?: string;
  type_account_subscription?: string;
  subscription_month?: number;
  start_subscription?: string;
  end_subscription?: string;
  payment?: number;
  subscription_value_money?: number;
}

/**
 * Adds a company and its owner's account in a transaction with its tenant context; `passwordHash` is the hash of the owner's
 * password.
 */
export async function insertCompany(
  tx: Tx,
  company: Omit<NewCompany, 'password'>,
  passwordHash: string,
): Promise<void> {
  const { payment = 0, subscription_value_money = 0, subscription_month = 12, ...rest } = company;
  const { start_subscription = companyTime(Date.now()).slice(0, 10) } = company;
  const { company_id, name_admin, admin_id = `${company_id}-1` } = company;
  await tx
    .insertInto('companies')
    .values({
      admin_id,
      email: '',
      phone: '',
      country: '',
      city: '',
      type_account_subscription: 'Standard',
      end_subscription: lastDayOf(start_subscription, subscription_month),
      ...rest,
      start_subscription,
      subscription_month,
      payment: toFils(payment),
      subscription_value_money: toFils(subscription_value_money),
      status: 'Active',
    })
    .execute();
  await addUsualWordings(tx, company_id);
  await addUsualReasons(tx, company_id);
  await insertAccount(tx, {
    companyId: company_id,
    accountId: admin_id,
    name: name_admin,
    role: 'Owner',
    passwordHash,
  });
}

/** Whether any company exists, so that somebody can sign in. */
export function hasCompany(database: Database): Promise<boolean> {
  return acrossCompanies(database, async (tx) => {
    const companies = await tx.selectFrom('companies').select('company_id').limit(1).execute();
    return companies.length > 0;
  });
}

/**
 * Adds a company, which can sign in at once.
 *
 * @throws StartError if a company with that id exists
 */
export async function createCompany(database: Database, company: NewCompany): Promise<void> {
  const { password, ...rest } = company;
  const passwordHash = await hashPassword(password);
  try {
    await asSystem(database, company.company_id, (tx) => insertCompany(tx, rest, passwordHash));
  } catch (error) {
    if (errorCode(error) === '23505')
      throw new StartError(`There is a company ${company.company_id} already.`);
    throw error;
  }
}
