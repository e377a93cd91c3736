import type { Role } from '@tawseel/api-client/permissions';
import { fakeApi } from '@tawseel/api-client/testing';
import type { Registry } from '@tawseel/federation/registry';
import { PageLink } from '@tawseel/federation/slots';
import type { Language } from '@tawseel/i18n';
import { act, screen, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';
import { fleet, tokenOf } from '../testing/samples.ts';

// No request is expected.
fakeApi();

const { manifest } = fleet;
const pages = manifest.pages.map((page) =>
  page.path === '/cars' ? { ...page, requires: ['finance.see'] } : page,
);
const registry: Registry = {
  contract: 1,
  features: { fleet: { ...fleet, manifest: { ...manifest, contract: 1, pages } } },
};
const links = () => Promise.resolve(() => <PageLink page="cars">to the cars</PageLink>);
const tokenFor = (role: Role) => tokenOf('Petra Express', '1001-7', '1001', role);

function open(path: string, role: Role, language: Language = 'en') {
  return renderConsole(path, { registry, language, token: tokenFor(role), pages: { '/drivers': links } });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['en', 'Not permitted', 'Owner, Accountant, and Viewer'],
  ['ar', 'غير مسموح', 'المالك والمحاسب والمُشاهد'],
] as const)(
  'the address of a page names the roles that may open it, in %s',
  async (language, title, roles) => {
    const { load, session } = open('/cars', 'Dispatcher', language);
    expect(await heading(title)).toBeInTheDocument();
    expect(screen.getByText(roles)).toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    expect(session.read()).not.toBeNull();
  },
);

test('the pages follow the role of the next person who signs in', async () => {
  const { session } = open('/cars', 'Dispatcher');
  await heading('Not permitted');
  const begin = (role: Role) =>
    session.begin({ token: tokenFor(role), capabilities: ['people'], company: '1001' });
  act(() => begin('Viewer'));
  expect(await heading('page of /cars')).toBeInTheDocument();
  act(() => begin('Cashier'));
  expect(await heading('Not permitted')).toBeInTheDocument();
});

test('navigation, palette, account menu and links leave out the pages that the person may not open', async () => {
  const { user } = open('/drivers', 'Dispatcher');
  await screen.findByRole('button', { name: 'Drivers' });
  expect(screen.queryByRole('link', { name: /Fleet|cars/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /Petra Express/ }));
  expect(screen.queryByRole('menuitem', { name: 'Company information' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}{Control>}{k}{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  expect(palette.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Create driverDrivers',
    'DriversDrivers',
    'My accountAccount',
  ]);
});

test("a page of the shell's own is refused too", async () => {
  open('/CompanyInfo', 'Viewer');
  expect(await heading('Not permitted')).toBeInTheDocument();
  expect(screen.getByText('Owner and Accountant')).toBeInTheDocument();
});
