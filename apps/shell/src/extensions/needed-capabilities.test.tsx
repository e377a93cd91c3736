import type { Registry } from '@tawseel/federation/registry';
import { fakeApi } from '@tawseel/api-client/testing';
import { PageLink } from '@tawseel/federation/slots';
import { act, screen, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';
import { fleet } from '../testing/samples.ts';

// No request is expected.
fakeApi();

const { manifest } = fleet;
const pages = manifest.pages.map((page) =>
  page.path === '/cars' ? { ...page, needs: ['car_services' as const] } : page,
);
const registry: Registry = {
  contract: 1,
  features: { fleet: { ...fleet, manifest: { ...manifest, contract: 1, pages } } },
};
const links = () => Promise.resolve(() => <PageLink page="cars">to the cars</PageLink>);

function open(path: string, capabilities: ['car_services'] | []) {
  return renderConsole(path, { registry, capabilities, pages: { '/drivers': links } });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a page is shown and linked when the server has announced what it needs', async () => {
  open('/cars', ['car_services']);
  expect(await heading('page of /cars')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fleet' })).toHaveAttribute('href', '/cars');
});

test('the address of a page shows the not-found page while the server lacks what it needs', async () => {
  const { load, session } = open('/cars', []);
  expect(await heading('Page not found')).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
  act(() => session.renew(['car_services']));
  expect(await heading('page of /cars')).toBeInTheDocument();
  act(() => session.renew([]));
  expect(await heading('Page not found')).toBeInTheDocument();
});

test('navigation, palette and links leave out a page whose server lacks what it needs', async () => {
  const { user, session } = open('/drivers', []);
  await screen.findByRole('button', { name: 'Drivers' });
  const entries = () => screen.queryAllByRole('link', { name: /Fleet|cars/ }).length;
  expect(entries()).toBe(0);
  await user.keyboard('{Control>}{k}{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  expect(palette.getAllByRole('link').map(({ textContent }) => textContent)).not.toContain('CarsFleet');
  await user.keyboard('{Escape}');
  act(() => session.renew(['car_services']));
  expect(await screen.findByRole('link', { name: 'to the cars' })).toBeInTheDocument();
  expect(entries()).toBe(2);
});
