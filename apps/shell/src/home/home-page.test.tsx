import { ApiProvider } from '@tawseel/api-client';
import { fakeApi, json, refusal, testClient } from '@tawseel/api-client/testing';
import { ExtensionsProvider } from '@tawseel/federation/slots';
import type { Language } from '@tawseel/i18n';
import { expectAccessible, renderPage } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import ar from '../words/ar.json';
import en from '../words/en.json';
import { extensionsOf } from '../extensions/extensions.ts';
import { createPageLoader } from '../page-loader/page-loader.ts';
import { workspaceRegistry } from '../testing/workspace-registry.ts';
import { HomePage } from './home-page.tsx';

const api = fakeApi();
const orders = {
  orders_today: 184,
  orders_week: 1042,
  orders_month: 4388,
  total_merchants: 214,
  total_drivers: 38,
  top_cities_orders: [
    { city_order: 'عمّان', total_orders: 1904 },
    { city_order: 'إربد', total_orders: 930 },
  ],
};
const after = 'Total_Profits_All_After_Amount_Expenses';
const profits = {
  success: true,
  AllprofitsToday: 498.125,
  AllprofitsThisWeek: 2614.5,
  AllprofitsThisMonth: 11002.25,
  totalMoney_profits_all: 121480,
  totalExpensesToday: 85.5,
  totalExpensesThisWeek: 434.5,
  totalExpensesThisMonth: 2057.5,
  totalAmount_Expenses_all: 25169.8,
  [`${after}_Today`]: -12.5,
  [`${after}_Week`]: 2180,
  [`${after}_Month`]: 8944.75,
  [after]: 96310.2,
  delivered_today: 151,
  delivered_this_week: 903,
  Count_Returned_Cancelled__Today: 9,
  totalMoneyDriver: 1306,
  total_Money_orders_All_Merchants: 18772.4,
  totalCars: 31,
  totalCitys: 12,
  End_Sub_Date: '2027-03-31',
  Payment_now: 900,
};
const noFeature = () => Promise.reject(new Error('The home page loads no feature for its figures.'));
const failure = () => refusal(400, 'invalid', 'No.');

function open({ language = 'en' }: { language?: Language } = {}) {
  const pages = createPageLoader(workspaceRegistry, { load: noFeature }, language, () => undefined);
  return renderPage(<HomePage />, {
    language,
    namespaces: { shell: language === 'ar' ? ar : en },
    wrap: (page) => (
      <ApiProvider client={testClient({ language })}>
        <ExtensionsProvider value={extensionsOf(workspaceRegistry, pages, language, () => true)}>
          {page}
        </ExtensionsProvider>
      </ApiProvider>
    ),
  });
}

const none = { total: 0, most: [] };
const nothing = { unassigned_orders: 0, late_orders: 0, drivers: none, merchants: none, endings: [] };

function answer(changes: { orders?: object; profits?: object; attention?: object } = {}) {
  api.on('/DC/DisplayAttention', json({ success: true, data: changes.attention ?? nothing }));
  api.on('/DC/HomeDashbord', json({ success: true, data: { data: changes.orders ?? orders } }));
  api.on('/DC/DisplayProfitsAfterPaymentTotal', json(changes.profits ?? profits));
}

const card = (name: string) => screen.getByRole('region', { name });
const company = (label: string) =>
  within(card('Company')).getByRole('link', { name: new RegExp(`^${label}`) });

/** Fixed clock of the page: a Saturday afternoon in Amman. */
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T11:05:00Z'));
});

test('every card shows its number', async () => {
  answer();
  open();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('Orders184This week1,042This month4,388'));
  await waitFor(() =>
    expect(card('Profits')).toHaveTextContent(
      /^Profits498\.125.JDThis week2,614\.50This month11,002\.25Total121,480\.00$/,
    ),
  );
  expect(card('Profit after expenses')).toHaveTextContent(
    /^Profit after expenses-12\.50.JDThis week2,180\.00This month8,944\.75Total96,310\.20$/,
  );
  expect(card('Expenses')).toHaveTextContent(
    /^Expenses85\.50.JDThis week434\.50This month2,057\.50Total25,169\.80$/,
  );
  expect(card('Delivered today')).toHaveTextContent('Delivered today151This week903');
  expect(card('Returned and cancelled today')).toHaveTextContent(/today9$/);
  expect(card("Drivers' money (commissions)")).toHaveTextContent(/1,306\.00.JD$/);
  expect(card("Merchants' money")).toHaveTextContent(/18,772\.40.JD$/);
  const shown = {
    Merchants: '214',
    Drivers: '38',
    Cars: '31',
    Cities: '12',
    'Subscription ends': '2027-03-31',
  };
  for (const [label, value] of Object.entries(shown)) expect(company(label)).toHaveTextContent(label + value);
  expect(company('Paid so far')).toHaveTextContent(/900\.00.JD$/);
  expect(screen.getByText('Saturday, 21 November 2026 · updated 02:05 PM')).toBeInTheDocument();
  const cities = within(screen.getByRole('table', { name: 'Top Cities by Orders' }));
  expect(cities.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'CityOrders',
    'عمّان1,904',
    'إربد930',
  ]);
});

test('each number links to the rows that it counts', async () => {
  answer();
  open();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('184'));
  const links = (name: string) =>
    within(card(name))
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(links('Profits')).toEqual([
    '/profits-list?profit_date.from=2026-11-21&profit_date.to=2026-11-21',
    '/profits-list?profit_date.from=2026-11-21&profit_date.to=2026-11-21',
    '/profits-list?profit_date.from=2026-11-01&profit_date.to=2026-11-21',
    '/profits-list',
  ]);
  expect(links('Expenses').at(-1)).toBe('/expenses');
  expect(links('Orders')[0]).toBe('/orders?date_order_start.from=2026-11-21&date_order_start.to=2026-11-21');
  expect(links('Delivered today')[0]).toContain(
    '/orders?status=Delivered&date_order_delivery_customer_end.from=',
  );
  expect(links('Profit after expenses')[0]).toBe('/total-profits');
  expect(links('Company')).toEqual([
    '/merchants',
    '/drivers',
    '/cars',
    '/cities',
    '/CompanyInfo',
    '/PaymentCardsMonth',
  ]);
});

test('missing numbers are 0, and a missing end of the subscription is N/A', async () => {
  answer({ orders: {}, profits: { success: true, End_Sub_Date: null, AllprofitsToday: '7.5' } });
  open();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('Orders0This week0This month0'));
  await waitFor(() => expect(card('Expenses')).toHaveTextContent(/^Expenses0\.00.JDThis week0\.00/));
  expect(card('Profits')).toHaveTextContent(/^Profits7\.50.JD/);
  expect(company('Subscription ends')).toHaveTextContent('N/A');
  expect(company('Cars')).toHaveTextContent('Cars0');
  expect(within(card('Top Cities by Orders')).getByText('No Orders found.')).toBeInTheDocument();
});

test('an end of the subscription that is not a date is shown as it is', async () => {
  answer({ profits: { End_Sub_Date: '31/03/2027' } });
  open();
  await waitFor(() => expect(company('Subscription ends')).toHaveTextContent('31/03/2027'));
});

test('a summary nested in data is accepted', async () => {
  answer();
  api.on('/DC/HomeDashbord', json({ success: true, data: orders }));
  open();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('Orders184'));
});

test('the money is shown when the counts fail, and no number is invented', async () => {
  answer();
  api.on('/DC/HomeDashbord', failure(), json({ success: true, data: { data: orders } }));
  const { user } = open();
  expect(await screen.findByText('Error fetching dashboard')).toBeInTheDocument();
  await waitFor(() => expect(card('Profits')).toHaveTextContent('498.125'));
  expect(card('Orders')).toHaveTextContent('Orders—This week—This month—');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(card('Orders')).toHaveTextContent('Orders184'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('each section reports its own failure', async () => {
  answer();
  api.on('/DC/DisplayProfitsAfterPaymentTotal', failure());
  const first = open();
  expect(await screen.findByText('Error fetching dashboard, profits .')).toBeInTheDocument();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('184'));
  expect(company('Cars')).toHaveTextContent('Cars—');
  first.unmount();

  api.on('/DC/HomeDashbord', failure());
  open();
  expect(await screen.findByText('Error fetching dashboard')).toBeInTheDocument();
  expect(await screen.findByText('Error fetching dashboard, profits .')).toBeInTheDocument();
});

test('one response is shown while the other is pending, without layout shift', async () => {
  let come: (response: Response) => void = () => {};
  answer();
  api.on('/DC/HomeDashbord', () => new Promise((resolve) => (come = resolve)));
  open();
  await waitFor(() => expect(card('Profits')).toHaveTextContent('498.125'));
  expect(card('Orders')).toHaveTextContent(/^OrdersThis weekThis month$/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  come(json({ success: true, data: { data: orders } }));
  await waitFor(() => expect(card('Orders')).toHaveTextContent('184'));
});

test('Refresh requests both again, and a failure keeps the current numbers', async () => {
  answer();
  const { user } = open();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('184'));
  await waitFor(() => expect(card('Profits')).toHaveTextContent('498.125'));
  api.on('/DC/HomeDashbord', json({ success: true, data: { data: { ...orders, orders_today: 185 } } }));
  api.on('/DC/DisplayProfitsAfterPaymentTotal', failure());
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(card('Orders')).toHaveTextContent('Orders185'));
  expect(await screen.findByText('Error fetching dashboard, profits .')).toBeInTheDocument();
  expect(card('Profits')).toHaveTextContent('498.125');
});

test('the page in Arabic uses Latin digits', async () => {
  answer();
  open({ language: 'ar' });
  await waitFor(() => expect(card('الطلبات')).toHaveTextContent('الطلبات184هذا الأسبوع1,042'));
  expect(await screen.findByText(/السبت.*21.*2026.*آخر تحديث/)).toHaveTextContent('آخر تحديث 02:05 م');
  expect(card('الشركة')).toHaveTextContent('د.أ');
});
