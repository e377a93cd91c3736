import { checkContracts } from './checks/contracts.ts';
import { checkDriverDeletion, checkDrivers } from './checks/drivers.ts';
import { checkExpenses } from './checks/expenses.ts';
import { checkCars, checkCities } from './checks/fleet.ts';
import { checkMerchants } from './checks/merchants.ts';
import { checkOrders, type OrderKey } from './checks/orders.ts';
import { checkReads } from './checks/reads.ts';
import { checkSession, type Credentials } from './checks/session.ts';
import type { Context } from './run/context.ts';
import { createForms } from './contract/forms.ts';
import { Report, type Outcome } from './run/report.ts';

export interface Options extends Credentials {
  /** Base address of the API: `/LoginDC` and `/DC/...` are below it. */
  api: string;
  /** Id of a contract that may be signed. */
  sign?: string | undefined;
  /** An order that may be deleted. */
  deleteOrder?: OrderKey | undefined;
}

/**
 * Checks a server against the contract, call by call, as a client that knows nothing else. It creates a merchant, a driver,
 * a car, a city and an expense, and deletes them again.
 */
export async function checkServer({ api, sign, deleteOrder, ...credentials }: Options): Promise<Outcome[]> {
  const report = new Report();
  const send = await checkSession(report, api, credentials);
  if (!send) return report.outcomes;
  const forms = createForms(String(Date.now()).slice(-8));
  const context: Context = { send, report, forms, companyId: credentials.company };
  await checkMerchants(context);
  await checkDrivers(context);
  await checkCars(context);
  await checkCities(context);
  await checkExpenses(context);
  await checkDriverDeletion(context);
  await checkOrders(context, deleteOrder);
  await checkContracts(context, sign);
  await checkReads(context);
  return report.outcomes;
}
