import { expectRefusal, expectSuccess } from '../run/client.ts';
import type { Context } from '../run/context.ts';
import { lists } from '../contract/lists.ts';
import { Deviation } from '../run/report.ts';
import { expectNoRow, expectRow, findRow } from '../run/rows.ts';

export async function checkMerchants({ send, report, forms, companyId }: Context): Promise<void> {
  const { merchant } = forms;
  const key = { merchant_id: merchant.merchant_id };
  const row = () => expectRow(send, lists.merchants, key);
  const money = (money_orders: number) =>
    expectSuccess(send('PUT', '/DC/UpdateMerchantsMoney', { ...key, money_orders }));

  await report.check(
    'POST /DC/CreateMerchants',
    'creates a merchant of the company of the token',
    async () => {
      await expectSuccess(send('POST', '/DC/CreateMerchants', merchant));
      const { company_id } = await row();
      if (String(company_id) !== companyId)
        throw new Deviation('the company of the form was taken, not that of the token');
    },
  );
  await report.check('POST /DC/CreateMerchants', 'refuses an id that is taken', () =>
    expectRefusal(send('POST', '/DC/CreateMerchants', merchant), [400, 409]),
  );
  await report.check(
    'PUT /DC/Updatemerchants',
    'updates a merchant, with the whole row as its body',
    async () => {
      const update = { ...merchant, password: '', shop_name: 'متجر النور', status: 'InActive' };
      await expectSuccess(send('PUT', '/DC/Updatemerchants', update));
      await expectRow(send, lists.merchants, { ...key, shop_name: 'متجر النور', status: 'InActive' });
    },
  );
  await report.check('PUT /DC/UpdateMerchantsMoney', 'sets a balance', async () => {
    await money(12.5);
    const { money_orders } = await row();
    if (Number(money_orders) !== 12.5)
      throw new Deviation(`the balance is ${String(money_orders)}, not 12.5`);
    await money(0);
  });
  await report.check(
    'DELETE /DC/Deletedmerchants/{company_id}/{merchant_id}',
    'deletes a merchant',
    async () => {
      if (!(await findRow(send, lists.merchants, key))) throw new Deviation('there is none to delete');
      await expectSuccess(send('DELETE', `/DC/Deletedmerchants/${companyId}/${merchant.merchant_id}`));
      await expectNoRow(send, lists.merchants, key);
    },
  );
}
