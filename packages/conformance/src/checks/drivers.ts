import { expectRefusal, expectSuccess } from '../run/client.ts';
import type { Context } from '../run/context.ts';
import { lists } from '../contract/lists.ts';
import { expectRow, expectNoRow } from '../run/rows.ts';

/** A driver's salary, commissions and balances as the money form sends them: numbers as texts. */
const money = {
  salary: '350',
  commission_driver: '0.75',
  commission_return: '0.50',
  money_orders: '0',
  total_delivery_money: '0',
};

/** Creates the driver that cars and cities name; {@link checkDriverDeletion} deletes it. */
export async function checkDrivers({ send, report, forms, companyId }: Context): Promise<void> {
  const { driver } = forms;
  const key = { driver_id: driver.driver_id };
  const setMoney = (from: number, to: number) =>
    expectSuccess(
      send('PUT', '/DC/UpdateDriversMoney', {
        ...key,
        ...money,
        money_driver: String(to),
        original_money_driver: from,
        deliveryMoneySpent: Math.max(from - to, 0),
      }),
    );

  await report.check('POST /DC/CreateDrivers', 'creates a driver, without a salary', async () => {
    await expectSuccess(send('POST', '/DC/CreateDrivers', driver));
    await expectRow(send, lists.drivers, { ...key, company_id: companyId });
  });
  await report.check('POST /DC/CreateDrivers', 'refuses an id that is taken', () =>
    expectRefusal(send('POST', '/DC/CreateDrivers', driver), [400, 409]),
  );
  await report.check(
    'PUT /DC/UpdateDrivers',
    'updates a driver, with the whole row as its body',
    async () => {
      const { created_account_driver: _, ...row } = await expectRow(send, lists.drivers, key);
      await expectSuccess(send('PUT', '/DC/UpdateDrivers', { ...row, name_driver: 'رامي حداد' }));
      await expectRow(send, lists.drivers, { ...key, name_driver: 'رامي حداد' });
    },
  );
  await report.check(
    'PUT /DC/UpdateDriversMoney',
    'sets salary and balances, from the balance that was seen',
    async () => {
      await setMoney(0, 3.25);
      await expectRow(send, lists.drivers, { ...key, salary: 350, money_driver: 3.25 });
      await setMoney(3.25, 0);
      await expectRow(send, lists.drivers, { ...key, money_driver: 0 });
    },
  );
}

export async function checkDriverDeletion({ send, report, forms, companyId }: Context): Promise<void> {
  const { driver_id } = forms.driver;
  await report.check('DELETE /DC/DeleteDriver/{driver_id}/{company_id}', 'deletes a driver', async () => {
    await expectRow(send, lists.drivers, { driver_id });
    await expectSuccess(send('DELETE', `/DC/DeleteDriver/${driver_id}/${companyId}`));
    await expectNoRow(send, lists.drivers, { driver_id });
  });
}
