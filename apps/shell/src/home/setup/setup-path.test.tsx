import { ApiProvider } from '@tawseel/api-client';
import { capabilities as all } from '@tawseel/api-client/schemas';
import type { SetupStep } from '@tawseel/api-client/dashboard';
import { permits, type Role } from '@tawseel/api-client/permissions';
import { done, fakeApi, json, testClient, tokenWith } from '@tawseel/api-client/testing';
import { ExtensionsProvider } from '@tawseel/federation/slots';
import type { Language } from '@tawseel/i18n';
import { expectAccessible, renderPage } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { extensionsOf } from '../../extensions/extensions.ts';
import { createPageLoader } from '../../page-loader/page-loader.ts';
import { workspaceRegistry } from '../../testing/workspace-registry.ts';
import ar from '../../words/ar.json';
import en from '../../words/en.json';
import { HomePage } from '../home-page.tsx';

const api = fakeApi();
const none = { total: 0, most: [] };

interface Options {
  finished?: readonly SetupStep[];
  skipped?: readonly SetupStep[];
  attention?: object;
  role?: Role;
  capabilities?: readonly string[];
  language?: Language;
}

function open(options: Options = {}) {
  const {
    finished = [],
    skipped = [],
    attention,
    role = 'Owner',
    capabilities = all,
    language = 'en',
  } = options;
  const waiting = { drivers: none, merchants: none, endings: [], ...attention };
  api.on(
    '/DC/DisplayAttention',
    json({ success: true, data: { ...waiting, setup: { done: finished, skipped } } }),
  );
  api.on('/DC/HomeDashbord', json({ success: true, data: { orders_today: 7 } }));
  api.on('/DC/DisplayProfitsAfterPaymentTotal', json({ success: true }));
  const load = () => Promise.reject(new Error('No feature is loaded.'));
  const pages = createPageLoader(workspaceRegistry, { load }, language, () => undefined);
  const token = tokenWith({ company_id: '1001', role });
  const extensions = extensionsOf(workspaceRegistry, pages, language, (permission) =>
    permits(role, permission as Parameters<typeof permits>[1]),
  );
  return renderPage(<HomePage />, {
    language,
    namespaces: { shell: language === 'ar' ? ar : en },
    wrap: (page) => (
      <ApiProvider
        client={testClient({ language, readToken: () => token, readCapabilities: () => capabilities })}
      >
        <ExtensionsProvider value={extensions}>{page}</ExtensionsProvider>
      </ApiProvider>
    ),
  });
}

const path = async () => within(await screen.findByRole('region', { name: 'Set up your company' }));
const steps = (of: Awaited<ReturnType<typeof path>>) =>
  of.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const sentSkips = () =>
  api.received.filter((call) => call.path === '/DC/UpdateSetup').map(({ body }) => body);

test('the home of a new company is the path of its first steps, and nothing else needs anybody', async () => {
  open();
  const shown = await path();
  expect(steps(shown)).toEqual([
    'Company details',
    'Opening money',
    'First city',
    'First driver',
    'First merchant',
    'First order',
    'Your people',
  ]);
  expect(shown.getByText('0 of 7 steps done')).toBeInTheDocument();
  expect(shown.getByText('Each order takes its delivery price from its city.')).toBeInTheDocument();
  expect(screen.queryByText('Nothing needs you now.')).not.toBeInTheDocument();
  await expectAccessible();
});

test('a step leads to the screen and the dialog that do it, and back', async () => {
  const { user, router } = open({ finished: ['details'] });
  const shown = await path();
  expect(shown.getByText('1 of 7 steps done')).toBeInTheDocument();
  expect(shown.queryByRole('link', { name: 'Enter details' })).not.toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Enter money' }).closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
  await user.click(shown.getByRole('link', { name: 'Create order' }));
  expect(router.state.location).toMatchObject({
    pathname: '/orders',
    state: { from: '/page', opens: 'creation' },
  });
});

test.each<[Role, string[]]>([
  ['Accountant', ['Opening money']],
  ['Dispatcher', ['First city', 'First driver', 'First merchant', 'First order']],
  ['DataEntry', ['First order']],
])('a person of the role %s sees the steps that the role may do, and skips none', async (role, expected) => {
  open({ role });
  const shown = await path();
  expect(steps(shown)).toEqual(expected);
  expect(shown.queryByRole('button')).not.toBeInTheDocument();
});

test.each<[string, Options]>([
  [
    'all steps are done',
    { finished: ['details', 'opening', 'city', 'driver', 'merchant', 'order', 'staff'] },
  ],
  [
    'the open steps are left out',
    { finished: ['details', 'city', 'driver', 'merchant', 'order'], skipped: ['opening', 'staff'] },
  ],
  ['the role may do none', { role: 'Viewer' }],
  ['the server announces none', { capabilities: ['attention'], finished: ['city', 'driver', 'merchant'] }],
])('there is no path when %s', async (_, options) => {
  open(options);
  expect(await screen.findByText('Nothing needs you now.')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Set up your company' })).not.toBeInTheDocument();
});

test('the owner skips an optional step and takes it up again, or hides all of them', async () => {
  api.on('/DC/UpdateSetup', done, done, done);
  const { user } = open({ skipped: ['opening'] });
  const shown = await path();
  expect(shown.queryByRole('button', { name: 'Skip: First city' })).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Skip: Your people' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentSkips()).toHaveLength(2));
  await user.click(shown.getByRole('button', { name: 'Hide these steps' }));
  await waitFor(() => expect(sentSkips()).toHaveLength(3));
  const every = ['details', 'opening', 'city', 'driver', 'merchant', 'order', 'staff'];
  expect(sentSkips()).toEqual([
    { skipped: ['opening', 'staff'] },
    { skipped: ['opening'] },
    { skipped: every },
  ]);
});

test('the cards of waiting orders and money are below the first steps', async () => {
  open({ finished: ['order'], attention: { unassigned_orders: 1 } });
  await path();
  expect(await screen.findByRole('region', { name: 'Orders without a driver' })).toHaveTextContent('1');
});

test('the path is translated to Arabic', async () => {
  open({ language: 'ar' });
  const shown = within(await screen.findByRole('region', { name: 'جهّز شركتك' }));
  expect(shown.getByText('أُنجزت 0 من 7 خطوات')).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'إضافة سائق' })).toHaveAttribute('href', '/create-driver');
});
