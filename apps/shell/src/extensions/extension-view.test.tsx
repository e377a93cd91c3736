import { readRow } from '@tawseel/api-client';
import { order as orders } from '@tawseel/api-client/orders';
import { loadDeadline } from '@tawseel/federation';
import type { Registry } from '@tawseel/federation/registry';
import {
  ExtensionsProvider,
  ExtensionView,
  PageLink,
  useDetails,
  type Extensions,
  type SlotExtension,
  type SlotProps,
} from '@tawseel/federation/slots';
import { renderPage } from '@tawseel/ui/testing';
import { act, screen } from '@testing-library/react';
import { use, type ComponentType, type ReactNode } from 'react';
import { createPageLoader } from '../page-loader/page-loader.ts';
import { fleet } from '../testing/samples.ts';
import { extensionsOf } from './extensions.ts';

type OrderLine = ComponentType<SlotProps['orders.details']>;

const own = {
  slot: 'orders.details' as const,
  name: 'profit',
  label: { en: 'Profit', ar: 'الربح' },
  order: 10,
};
const extension: SlotExtension = { ...own, feature: 'fleet' };
const registry: Registry = {
  contract: 1,
  features: { fleet: { ...fleet, manifest: { ...fleet.manifest, contract: 1, extensions: [own] } } },
};
const order = readRow(orders, { merchant_order_id: '7', merchant_id: 'M-1', name_customer: 'Rana' });

/** A console whose fleet feature adds one line to the details of orders. */
function consoleWith(load: () => Promise<OrderLine>) {
  const report = jest.fn<void, [SlotExtension, unknown]>();
  const feature = {
    name: 'fleet',
    pages: {},
    extensions: { 'orders.details': { profit: load } },
    words: { en: () => Promise.resolve({ default: {} }), ar: () => Promise.resolve({ default: {} }) },
  };
  const pages = createPageLoader(registry, { load: () => Promise.resolve(feature) }, 'en', () => undefined);
  return { extensions: { ...extensionsOf(registry, pages, 'en', () => true), report }, report };
}

function renderIn(extensions: Extensions, content: ReactNode) {
  return renderPage(content, {
    wrap: (page) => <ExtensionsProvider value={extensions}>{page}</ExtensionsProvider>,
  });
}

function show(load: () => Promise<OrderLine>) {
  const { extensions, report } = consoleWith(load);
  renderIn(
    extensions,
    <>
      <p>before</p>
      <ExtensionView
        slot="orders.details"
        extension={extension}
        props={{ order }}
        pending={<i>pending</i>}
        failed={<b>failed</b>}
      />
      <p>after</p>
    </>,
  );
  return report;
}

const expectRest = () => {
  expect(screen.getByText('before')).toBeInTheDocument();
  expect(screen.getByText('after')).toBeInTheDocument();
};

test('an extension replaces its placeholder and receives its props', async () => {
  show(() => Promise.resolve(({ order: { name_customer } }) => <b>{name_customer}</b>));
  expect(screen.getByText('pending')).toBeInTheDocument();
  expect(await screen.findByText('Rana')).toBeInTheDocument();
  expect(screen.queryByText('pending')).not.toBeInTheDocument();
});

describe('an extension that fails', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  const error = new Error('broken');

  test.each<[string, () => Promise<OrderLine>]>([
    ['while it loads', () => Promise.reject(error)],
    [
      'while it renders',
      () =>
        Promise.resolve(() => {
          throw error;
        }),
    ],
  ])('%s is replaced and reported while the rest remains', async (_, load) => {
    const report = show(load);
    expect(await screen.findByText('failed')).toBeInTheDocument();
    expectRest();
    expect(report).toHaveBeenCalledWith(extension, error);
  });
});

describe('an extension that hangs', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('is replaced after the deadline, and appears when it loads later', async () => {
    let come: (line: OrderLine) => void = () => undefined;
    show(() => new Promise((resolve) => (come = resolve)));
    await act(() => jest.advanceTimersByTimeAsync(loadDeadline - 1));
    expect(screen.getByText('pending')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('failed')).toBeInTheDocument();
    expectRest();
    await act(async () => come(() => <b>here</b>));
    expect(screen.getByText('here')).toBeInTheDocument();
  });

  test('is replaced after the deadline when its render suspends', async () => {
    const never = new Promise<never>(() => undefined);
    show(() =>
      Promise.resolve(() => {
        use(never);
        return null;
      }),
    );
    await act(() => jest.advanceTimersByTimeAsync(loadDeadline));
    expect(screen.getByText('failed')).toBeInTheDocument();
    expectRest();
  });
});

function Lines() {
  const details = useDetails('orders.details');
  return details({ order }).map(({ label, value }) => (
    <p key={label}>
      {label}: {value}
    </p>
  ));
}

test('a line of details shows its label immediately and a dash for a failed value', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderIn(consoleWith(() => Promise.reject(new Error('broken'))).extensions, <Lines />);
  expect(screen.getByText('Profit:')).toBeInTheDocument();
  expect(await screen.findByText('Profit: —')).toBeInTheDocument();
});

test('an extension that is missing from its release fails alone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { extensions } = consoleWith(() => Promise.reject(new Error('unused')));
  const missing = { ...extension, name: 'missing' };
  renderIn({ ...extensions, of: () => [missing] }, <Lines />);
  expect(await screen.findByText('Profit: —')).toBeInTheDocument();
});

test('details have no lines without extensions', () => {
  const { extensions } = consoleWith(() => Promise.reject(new Error('unused')));
  renderIn({ ...extensions, of: () => [] }, <Lines />);
  expect(screen.queryByText(/Profit/)).not.toBeInTheDocument();
});

test('a link to an absent page is hidden, or plain text when it is a name', () => {
  const { extensions } = consoleWith(() => Promise.reject(new Error('unused')));
  renderIn(
    extensions,
    <>
      <PageLink page="drivers" search="D-1">
        drivers
      </PageLink>
      <PageLink page="orders">orders</PageLink>
      <PageLink page="orders" isName>
        1024
      </PageLink>
    </>,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'drivers' })).toHaveAttribute('href', '/drivers?search=D-1');
  expect(screen.queryByText('orders')).not.toBeInTheDocument();
  expect(screen.getByText('1024')).toBeInTheDocument();
});
