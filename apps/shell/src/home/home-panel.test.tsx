import { ApiProvider } from '@tawseel/api-client';
import { fakeApi, json, testClient } from '@tawseel/api-client/testing';
import type { FeatureLoader } from '@tawseel/federation/host';
import type { Registry } from '@tawseel/federation/registry';
import { ExtensionsProvider } from '@tawseel/federation/slots';
import { renderPage } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { extensionsOf } from '../extensions/extensions.ts';
import { createPageLoader } from '../page-loader/page-loader.ts';
import { workspaceRegistry } from '../testing/workspace-registry.ts';
import en from '../words/en.json';
import { HomePage } from './home-page.tsx';

const api = fakeApi();
const noFeature = () => Promise.reject(new Error('No feature is loaded.'));

function open(registry: Registry, load: FeatureLoader['load'] = noFeature) {
  api.on(
    '/DC/HomeDashbord',
    json({ success: true, data: { data: { orders_today: 184, total_drivers: 38 } } }),
  );
  api.on('/DC/DisplayAttention', json({ success: true, data: {} }));
  api.on('/DC/DisplayProfitsAfterPaymentTotal', json({ success: true, AllprofitsToday: 498.125 }));
  const pages = createPageLoader(registry, { load }, 'en', () => undefined);
  return renderPage(<HomePage />, {
    namespaces: { shell: en },
    wrap: (page) => (
      <ApiProvider client={testClient()}>
        <ExtensionsProvider
          value={{ ...extensionsOf(registry, pages, 'en', () => true), report: () => undefined }}
        >
          {page}
        </ExtensionsProvider>
      </ApiProvider>
    ),
  });
}

const card = (name: string) => screen.getByRole('region', { name });

const observer = window.IntersectionObserver;
afterEach(() => void Object.assign(window, { IntersectionObserver: observer }));

/** The workspace with one panel of a component, near the viewport: without an observer, every panel is. */
function withPanel(): Registry {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const { fleet, finance: _, ...others } = workspaceRegistry.features;
  if (!fleet) throw new Error('The workspace has no fleet');
  const panel = {
    slot: 'home.panels' as const,
    name: 'map',
    label: { en: 'Map', ar: 'الخريطة' },
    order: 20,
  };
  const extended = { ...fleet, manifest: { ...fleet.manifest, extensions: [panel] } };
  return { contract: 1, features: { ...others, fleet: extended } };
}

const fleetWith = (Map: ComponentType) => () =>
  Promise.resolve({
    name: 'fleet',
    pages: {},
    extensions: { 'home.panels': { map: () => Promise.resolve(Map) } },
    words: { en: () => Promise.resolve({ default: {} }), ar: () => Promise.resolve({ default: {} }) },
  });

test('a panel of a feature renders its component in a frame of the shell', async () => {
  open(
    withPanel(),
    fleetWith(() => <p>38 drivers on the road</p>),
  );
  expect(await within(card('Map')).findByText('38 drivers on the road')).toBeInTheDocument();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('184'));
});

test('a panel that fails to load keeps its frame, and the figures are shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  open(withPanel());
  expect(await within(card('Map')).findByText(/went wrong/)).toBeInTheDocument();
  await waitFor(() => expect(card('Orders')).toHaveTextContent('184'));
  expect(screen.getByRole('region', { name: 'Top Cities by Orders' })).toBeInTheDocument();
});

test('the page without a feature omits its figures', async () => {
  const { merchants: _, ...features } = workspaceRegistry.features;
  open({ contract: 1, features });
  await waitFor(() => expect(card('Profits')).toHaveTextContent('498.125'));
  expect(screen.queryByRole('region', { name: 'Orders' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Top Cities by Orders' })).not.toBeInTheDocument();
  expect(within(card('Company')).getByRole('link', { name: /^Drivers/ })).toHaveTextContent('38');
});
