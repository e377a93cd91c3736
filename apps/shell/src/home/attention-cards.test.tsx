import { ApiProvider } from '@tawseel/api-client';
import { fakeApi, json, refusal, testClient } from '@tawseel/api-client/testing';
import { ExtensionsProvider } from '@tawseel/federation/slots';
import { expectAccessible, renderPage } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import en from '../words/en.json';
import { extensionsOf } from '../extensions/extensions.ts';
import { createPageLoader } from '../page-loader/page-loader.ts';
import { workspaceRegistry } from '../testing/workspace-registry.ts';
import { HomePage } from './home-page.tsx';

const api = fakeApi();
const path = '/DC/DisplayAttention';
const trend = (last: number) => [...Array<number>(23).fill(1), ...Array<number>(6).fill(2), last];
const attention = {
  unassigned_orders: 12,
  late_orders: 1000,
  drivers: { total: 412.5, most: [{ id: 'D-1', name: 'Omar', amount: 312.5 }] },
  merchants: { total: 99, most: [{ id: 'M-1', name: 'Laila', amount: 99 }] },
  endings: [
    { kind: 'contract', id: '7', date: '2026-11-20', days: -1 },
    { kind: 'subscription', id: '1001', date: '2026-12-01', days: 10 },
  ],
  trends: { orders: trend(5), delivered: trend(0), profits: trend(10.5), expenses: trend(2) },
};

function open(capabilities: readonly string[] = ['attention']) {
  api.on('/DC/HomeDashbord', json({ success: true, data: { orders_today: 184 } }));
  api.on('/DC/DisplayProfitsAfterPaymentTotal', json({ success: true, AllprofitsToday: 498.125 }));
  const load = () => Promise.reject(new Error('No feature is loaded.'));
  const pages = createPageLoader(workspaceRegistry, { load }, 'en', () => undefined);
  return renderPage(<HomePage />, {
    namespaces: { shell: en },
    wrap: (page) => (
      <ApiProvider client={testClient({ readCapabilities: () => capabilities })}>
        <ExtensionsProvider value={extensionsOf(workspaceRegistry, pages, 'en', () => true)}>
          {page}
        </ExtensionsProvider>
      </ApiProvider>
    ),
  });
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const linkOf = (name: string, label: string) =>
  card(name).getByRole('link', { name: label }).getAttribute('href');

test('each number that needs the administrator links to its rows', async () => {
  api.on(path, json({ success: true, data: attention }));
  open();
  expect(await card('Orders without a driver').findByText('12')).toBeInTheDocument();
  expect(card('Late orders').getByText('1,000+')).toBeInTheDocument();
  expect(linkOf('Orders without a driver', 'Orders without a driver')).toBe('/orders?attention=unassigned');
  expect(linkOf('Late orders', 'Late orders')).toBe('/orders?attention=late');
  expect(linkOf('Cash with drivers', 'Cash with drivers')).toBe('/handovers');
  expect(linkOf('Cash with drivers', 'Omar')).toBe('/handovers?search=D-1');
  expect(linkOf('Owed to merchants', 'Laila')).toBe('/payouts-due?search=M-1');
  expect(card('Ends soon').getAllByText('Ended')).toHaveLength(2);
  expect(card('Ends soon').getByText('10 days')).toBeInTheDocument();
  expect(linkOf('Ends soon', 'Subscription')).toBe('/CompanyInfo');
  expect(linkOf('Ends soon', 'Contract \u20687\u2069')).toBe('/contract-list');
  await expectAccessible();
});

const parcels = { unmoved_orders: 4, undecided_orders: 3, old_returns: 2, open_runs: 0 };

test('parcels that nobody takes care of have a card that leads to them', async () => {
  api.on(path, json({ success: true, data: { ...attention, ...parcels } }));
  open(['attention', 'dispatch']);
  const unmoved = 'Not moved for two days';
  expect(await card(unmoved).findByText('4')).toBeInTheDocument();
  expect(linkOf(unmoved, unmoved)).toBe('/orders?attention=unmoved');
  expect(linkOf(unmoved, 'Waiting for a decision')).toBe('/desk?stage=decide');
  expect(linkOf(unmoved, 'Returns over 3 days old')).toBe('/returns');
  expect(card(unmoved).queryByRole('link', { name: 'Earlier runs still open' })).not.toBeInTheDocument();
});

test('open runs of earlier days lead to the runs that are out, also when all else is done', async () => {
  const none = { total: 0, most: [] };
  const data = { drivers: none, merchants: none, endings: [], unmoved_orders: 0, open_runs: 1 };
  api.on(path, json({ success: true, data }));
  open(['attention', 'dispatch']);
  const line = await screen.findByRole('link', { name: 'Earlier runs still open' });
  expect(line).toHaveAttribute('href', '/runs?state=Issued');
  expect(screen.queryByText('Nothing needs you now.')).not.toBeInTheDocument();
});

test('reports of drivers that wait lead to the desk', async () => {
  api.on(path, json({ success: true, data: { ...attention, ...parcels, driver_reports: 6 } }));
  open(['attention', 'dispatch', 'driver_app']);
  expect(await card('Not moved for two days').findByText('6')).toBeInTheDocument();
  expect(linkOf('Not moved for two days', 'Reports of drivers')).toBe('/desk');
});

test('a server that does not report parcels has no card of them', async () => {
  api.on(path, json({ success: true, data: attention }));
  open();
  expect(await card('Orders without a driver').findByText('12')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Not moved for two days' })).not.toBeInTheDocument();
});

test('figures show their trends, in words for screen readers', async () => {
  api.on(path, json({ success: true, data: attention }));
  open();
  const [text] = await card('Orders').findAllByText('Last 7 days: 17. Last 30 days: 40.');
  expect(text).toBeInTheDocument();
  expect(card('Profit after expenses').getAllByText(/^Last 7 days: 8\.50.JD\./)).not.toHaveLength(0);
  expect(card('Returned and cancelled today').queryByText(/^Last 7 days/)).not.toBeInTheDocument();
});

test('a company without anything to do sees the empty state', async () => {
  const none = { total: 0, most: [] };
  api.on(path, json({ success: true, data: { drivers: none, merchants: none, endings: [] } }));
  open();
  expect(await screen.findByText('Nothing needs you now.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Late orders' })).not.toBeInTheDocument();
});

test('a failure leaves the figures and can be retried', async () => {
  const failed = refusal(400, 'invalid', 'No.');
  api.on(path, failed, json({ success: true, data: attention }));
  const { user } = open();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('What needs you now could not be loaded.')).toBeInTheDocument();
  expect(await card('Orders').findByText('184')).toBeInTheDocument();
  await user.click(alert.getByRole('button', { name: 'Retry' }));
  expect(await card('Orders without a driver').findByText('12')).toBeInTheDocument();
});

test('a server of the contract alone gets no request', async () => {
  open([]);
  expect(await card('Orders').findByText('184')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Needs you now' })).not.toBeInTheDocument();
  expect(api.received.some((call) => call.path === path)).toBe(false);
});
