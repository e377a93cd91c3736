import { postAdjustment } from '../books/post-journal.ts';
import { asSystem } from '../database/in-company.ts';
import { insertRows } from '../demo/insert-rows.ts';
import { awaitWholeDay } from '../testing/present-day.ts';
import { driverBody, merchantBody } from '../testing/samples.ts';
import { onEachDatabase, type TestCompany } from '../testing/test-api.ts';

interface Starts {
  today: string;
  week: string;
  month: string;
  weekday: number;
}

onEachDatabase('the dashboard', (test) => {
  let admin: TestCompany;
  let starts: Starts;

  beforeAll(async () => {
    await awaitWholeDay();
    admin = await test().company();
    await admin.post('/DC/CreateMerchants', merchantBody(1));
    await admin.post('/DC/CreateDrivers', driverBody(1));
    // Computed differently from the API: from the calendar day in Amman, which is UTC+3 all year.
    const amman = new Date(Date.now() + 3 * 60 * 60 * 1000);
    const day = (back: number) =>
      new Date(Date.UTC(amman.getUTCFullYear(), amman.getUTCMonth(), amman.getUTCDate() - back));
    const at = (date: Date) => new Date(date.getTime() - 3 * 60 * 60 * 1000).toISOString();
    starts = {
      today: at(day(0)),
      week: at(day((amman.getUTCDay() + 1) % 7)),
      month: at(day(amman.getUTCDate() - 1)),
      weekday: day((amman.getUTCDay() + 1) % 7).getUTCDay(),
    };
  });

  const justBefore = (moment: string) => new Date(Date.parse(moment) - 1).toISOString();
  const order = (n: number, start: string, changes: object = {}) => ({
    company_id: admin.companyId,
    merchant_order_id: `O-${n}`,
    merchant_id: 'M-1',
    driver_id: 'D-1',
    name_order: 'x',
    name_shop: 'x',
    city_order: n % 2 ? 'عمان' : 'إربد',
    address_order: 'x',
    name_customer: 'x',
    phone_customer: '0790000000',
    status: 'Pending',
    total_price: 10_000,
    type_payment: 'Cash',
    date_order_start: start,
    date_order_delivery_customer: start,
    date_order_delivery_customer_end: null,
    ...changes,
  });

  it('counts days, weeks and months from their first moment in Amman', async () => {
    expect(starts.weekday).toBe(6);
    const { today, week, month } = starts;
    const moments = [today, justBefore(today), week, justBefore(week), month, justBefore(month)];
    const from = (start: string) => moments.filter((moment) => moment >= start).length;
    const orders = moments.map((moment, i) =>
      order(i + 1, moment, { status: 'Returned', date_order_delivery_customer_end: moment }),
    );
    const profits = moments.map((moment, i) => ({
      company_id: admin.companyId,
      merchant_order_id: `O-${i + 1}`,
      merchant_id: 'M-1',
      total_price: 10_000,
      delivery_price: 1125,
      merchant_profit: 8875,
      order_status: 'Delivered',
      profit_date: moment,
    }));
    const expenses = moments.map((moment) => ({
      company_id: admin.companyId,
      description: 'x',
      quantity: 3,
      amount: 500,
      date_expense: moment,
    }));
    await asSystem(test().database, admin.companyId, async (tx) => {
      await insertRows(tx, 'orders', orders);
      await insertRows(tx, 'profits', profits);
      await insertRows(tx, 'expenses', expenses);
      await postAdjustment(tx, admin.companyId, [
        { account: 'driver_commission', holder: 'D-1', amount: -4250 },
        { account: 'merchant_payable', holder: 'M-1', amount: 1500 },
      ]);
    });
    const summary = {
      orders_today: from(today),
      orders_week: from(week),
      orders_month: from(month),
      total_merchants: 1,
      total_drivers: 1,
      top_cities_orders: [
        { city_order: 'إربد', total_orders: 3 },
        { city_order: 'عمان', total_orders: 3 },
      ],
    };
    expect((await admin.post('/DC/HomeDashbord')).body).toEqual({
      success: true,
      data: { ...summary, data: summary },
    });
    const money = (count: number, amount: number) => Math.round(count * amount * 1000) / 1000;
    expect((await admin.post('/DC/DisplayProfitsAfterPaymentTotal')).body).toEqual({
      success: true,
      AllprofitsToday: money(from(today), 1.125),
      AllprofitsThisWeek: money(from(week), 1.125),
      AllprofitsThisMonth: money(from(month), 1.125),
      totalMoney_profits_all: 6.75,
      totalExpensesToday: money(from(today), 0.5),
      totalExpensesThisWeek: money(from(week), 0.5),
      totalExpensesThisMonth: money(from(month), 0.5),
      totalAmount_Expenses_all: 3,
      Total_Profits_All_After_Amount_Expenses_Today: money(from(today), 0.625),
      Total_Profits_All_After_Amount_Expenses_Week: money(from(week), 0.625),
      Total_Profits_All_After_Amount_Expenses_Month: money(from(month), 0.625),
      Total_Profits_All_After_Amount_Expenses: 3.75,
      Count_Returned_Cancelled__Today: from(today),
      delivered_today: from(today),
      delivered_this_week: from(week),
      totalMoneyDriver: 4.25,
      total_Money_orders_All_Merchants: -1.5,
      totalCars: 0,
      totalCitys: 0,
      End_Sub_Date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      Payment_now: 0,
    });
  });

  it('agrees with the net profit lists', async () => {
    const net = (await admin.post('/DC/DisplayNetProfits')).body.data;
    expect(net).toEqual([
      {
        company_id: admin.companyId,
        total_company_profit: 6.75,
        total_expenses: 3,
        net_profit: 3.75,
        after_commissions: 3.75,
      },
    ]);
    for (const url of ['/DC/DisplayNetProfitsByMonth', '/DC/DisplayNetProfitsByYear']) {
      const rows = (await admin.post(url)).body.data ?? [];
      expect(rows.reduce((sum, row) => sum + Number(row.net_profit), 0)).toBe(3.75);
    }
    const months = (await admin.post('/DC/DisplayTotalExpenses')).body.date ?? [];
    const names = months.map((row) => String(row.month));
    expect(names).toEqual([...new Set(names)].toSorted((a, b) => b.localeCompare(a)));
    expect(months[0]?.month).toMatch(/^\d{4}-\d\d-01$/);
  });

  it('is empty, not missing, for a company that has nothing yet', async () => {
    const other = await test().company();
    expect((await other.post('/DC/HomeDashbord')).body.data).toMatchObject({
      data: { orders_today: 0, top_cities_orders: [] },
    });
    expect((await other.post('/DC/DisplayProfitsAfterPaymentTotal')).body).toMatchObject({
      AllprofitsToday: 0,
      totalCars: 0,
    });
  });
});
