import * as fc from 'fast-check';
import { command, jd, pick, type Command } from './books-command.ts';
import { documentCommand } from './books-documents.ts';
import { rates, type BooksClient, type PaymentType } from './books-model.ts';
import { cityBody, driverBody, merchantBody, orderBody } from './samples.ts';

function endOrder(type: PaymentType, isDelivered: boolean, price: number) {
  return command(
    `end ${type} ${isDelivered} ${price}`,
    () => true,
    async (ledger, client) => {
      const order = ledger.next();
      const id = `${ledger.n}-${order}`;
      const change = { merchant_order_id: `O-${id}`, merchant_id: `M-${ledger.n}` };
      const body = {
        merchant_id: `M-${ledger.n}`,
        driver_id: `D-${ledger.n}`,
        total_price: jd(price),
        type_payment: type,
      };
      await client.send('POST', '/DC/CreateOrders', orderBody(id, body));
      for (const status of ['Accepted', 'Picked Up'])
        await client.send('PUT', '/DC/UpdateOrdersStatus', { ...change, status });
      ledger.end(order, type, isDelivered, price);
      return client.send('PUT', '/DC/UpdateOrdersStatus', {
        ...change,
        status: isDelivered ? 'Delivered' : 'Returned',
      });
    },
  );
}

const reverse = (at: number) =>
  command(
    `reverse ${at}`,
    (ledger) => ledger.ended.size > 0,
    async (ledger, client) => {
      const [order, lines] = pick([...ledger.ended], at) ?? [0, {}];
      const key = { merchant_order_id: `O-${ledger.n}-${order}`, merchant_id: `M-${ledger.n}` };
      const status = await client.send('POST', '/DC/ReverseOrderEnd', { ...key, reason: 'x' });
      if (ledger.isPaidOut(order)) return status === 409 ? 200 : 0;
      ledger.ended.delete(order);
      ledger.post(lines, -1);
      return status;
    },
  );

const setMerchant = (amount: number) =>
  command(
    `merchant ${amount}`,
    () => true,
    async (ledger, client) => {
      const change = -amount - ledger.of('merchant_payable');
      ledger.post({ merchant_payable: change, adjustment: -change });
      return client.send('PUT', '/DC/UpdateMerchantsMoney', {
        merchant_id: `M-${ledger.n}`,
        money_orders: jd(amount),
      });
    },
  );

const setDriver = (commission: number, cash: number) =>
  command(
    `driver ${commission} ${cash}`,
    () => true,
    async (ledger, client) => {
      const owed = -ledger.of('driver_commission');
      const [paid, raised] = [Math.max(owed - commission, 0), Math.max(commission - owed, 0)];
      const moved = cash - ledger.of('driver_cash');
      ledger.post({
        driver_commission: paid - raised,
        cash_box: -paid,
        driver_cash: moved,
        adjustment: raised - moved,
      });
      return client.send('PUT', '/DC/UpdateDriversMoney', {
        driver_id: `D-${ledger.n}`,
        salary: 300,
        commission_driver: 0.75,
        commission_return: 0.5,
        money_driver: jd(commission),
        money_orders: jd(cash),
        total_delivery_money: jd(ledger.of('driver_total')),
        original_money_driver: jd(owed),
      });
    },
  );

async function expenseId(client: BooksClient, search: string) {
  const rows = await client.rows('/DC/DisplayExpenses', { search });
  return Number(rows.find(({ description }) => description === search)?.company_expense_id);
}

const addExpense = (amount: number) =>
  command(
    `expense ${amount}`,
    () => true,
    async (ledger, client) => {
      const description = `e ${ledger.n} ${ledger.next()}`;
      ledger.spend(amount);
      const status = await client.send('POST', '/DC/CreateExpenses', {
        description,
        quantity: 1,
        amount: jd(amount),
      });
      ledger.expenses.set(description, {
        id: await expenseId(client, description),
        amount,
        isDeleted: false,
      });
      return status;
    },
  );

const changeExpense = (at: number, amount: number) =>
  command(
    `change expense ${at} ${amount}`,
    (ledger) => ledger.expenses.size > 0,
    async (ledger, client) => {
      const [description = '', expense] = pick([...ledger.expenses], at) ?? [];
      if (!expense) return 200;
      const { id, amount: was, isDeleted } = expense;
      if (isDeleted) {
        ledger.spend(was);
        expense.isDeleted = false;
        return client.send('POST', `/DC/RestoreExpenses/${id}`);
      }
      if (amount % 2 === 0) {
        ledger.spend(-was);
        expense.isDeleted = true;
        return client.send('DELETE', `/DC/DeleteExpenses/${id}`);
      }
      ledger.spend(amount - was);
      expense.amount = amount;
      const body = { company_expense_id: id, description, quantity: 1, amount: jd(amount) };
      return client.send('PUT', '/DC/UpdateExpenses', body);
    },
  );

const moveMoney = (from: 'cash_box' | 'clearing', amount: number, fee: number) =>
  command(
    `move ${from} ${amount} ${fee}`,
    () => true,
    async (ledger, client) => {
      ledger.post({ [from]: -amount - fee, bank: amount, bank_fees: fee });
      return client.send('POST', '/DC/MoveMoney', {
        from,
        to: 'bank',
        amount: jd(amount + fee),
        fee: jd(fee),
        confirm: 'overdrawn',
      });
    },
  );

/** Other clients may change the cash box between its reading and its count, which is then refused. */
const countCashBox = (counted: number) =>
  command(
    `count ${counted}`,
    () => true,
    async (ledger, client) => {
      const rows = await client.rows('/DC/DisplayCash');
      const expected = Number(rows.find(({ account }) => account === 'cash_box')?.balance);
      const status = await client.send('POST', '/DC/CountCashBox', {
        counted: jd(counted),
        expected,
        difference: 'earned',
      });
      const over = counted - Math.round(expected * 1000);
      if (status === 200) ledger.post({ cash_box: over, cash_differences: -over });
      return status === 409 ? 200 : status;
    },
  );

const fils = fc.integer({ min: 1, max: 250_000 });
const at = fc.nat(1000);

/** A random change of money. */
export const bookCommand: fc.Arbitrary<Command> = fc.oneof(
  fc
    .tuple(fc.constantFrom('Cash', 'CliQ', 'Prepaid'), fc.boolean(), fils)
    .map(([type, isDelivered, price]) => endOrder(type, isDelivered, price)),
  at.map(reverse),
  fils.map(setMerchant),
  fc.tuple(fils, fils).map(([commission, cash]) => setDriver(commission, cash)),
  fils.map(addExpense),
  fc.tuple(at, fils).map(([which, amount]) => changeExpense(which, amount)),
  fc.tuple(fc.constantFrom('cash_box', 'clearing'), fils, fils).map((change) => moveMoney(...change)),
  fils.map(countCashBox),
  documentCommand,
);

/** Adds the city, and the driver and merchant of each client. */
export async function addHolders(client: BooksClient, clients: number): Promise<void> {
  const city = cityBody('عمان', { delivery_price: jd(rates.delivery), return_price: jd(rates.back) });
  await client.send('POST', '/DC/CreateCitys', city);
  for (let n = 1; n <= clients; n += 1) {
    await client.send('POST', '/DC/CreateDrivers', driverBody(n));
    await client.send('POST', '/DC/CreateMerchants', merchantBody(n));
  }
}
