import { fakeApi, json } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { SlotProps } from '@tawseel/federation/slots';
import type { ComponentType } from 'react';
import { renderConsole, type ConsoleOptions } from '../testing/render-console.tsx';

const api = fakeApi();

beforeEach(() => api.on('/DC/DisplayInfoCompany', json({ success: false, message: 'No.' }, 400)));

async function open(language: 'en' | 'ar' = 'en', options: ConsoleOptions = {}) {
  const page = renderConsole('/no-such-page', { language, ...options });
  await page.user.keyboard('{Control>}{k}{/Control}');
  const palette = within(await screen.findByRole('dialog'));
  const titles = () => palette.queryAllByRole('link').map(({ textContent }) => textContent);
  return { ...page, palette, titles };
}

test('Ctrl+K opens the palette with focus on its field and lists every screen', async () => {
  const { palette, titles } = await open();
  expect(palette.getByRole('textbox', { name: 'Go to page' })).toHaveFocus();
  expect(titles()).toEqual([
    'Home',
    'CarsFleet',
    'Create driverDrivers',
    'DriversDrivers',
    'My accountAccount',
    'StaffAccount',
    'Company informationAccount',
  ]);
  await expectAccessible();
});

test("typing filters screens by their own name first, then by their menu's; Enter opens the first", async () => {
  const { user, router, titles, palette } = await open();
  await user.keyboard('drivers');
  expect(titles()).toEqual(['DriversDrivers', 'Create driverDrivers']);
  expect(palette.getByRole('status')).toHaveTextContent('2 results');
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe('/drivers');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('arrow keys move between screens and field; a letter returns to the field', async () => {
  const { user, palette } = await open();
  const field = palette.getByRole('textbox');
  await user.keyboard('{ArrowDown}');
  expect(palette.getByRole('link', { name: /^Home/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(field).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(palette.getByRole('link', { name: /^Company information/ })).toHaveFocus();
  await user.keyboard('c');
  expect(field).toHaveFocus();
});

test('Enter opens the focused screen', async () => {
  const { user, router } = await open();
  await user.keyboard('comp{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/CompanyInfo');
});

test('the palette reports no match, and Enter does nothing', async () => {
  const { user, palette, router } = await open();
  await user.keyboard('nothing like it{Enter}');
  expect(palette.getByRole('status')).toHaveTextContent('Nothing found.');
  expect(router.state.location.pathname).toBe('/no-such-page');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('search matches every spelling of Arabic letters', async () => {
  const { user, titles } = await open('ar');
  await user.keyboard('اضافه');
  expect(titles()).toEqual(['إضافة سائقالسائقون']);
});

test.each([
  ['en', 'الشركة', 'Company informationAccount'],
  ['en', 'إضافة سائق', 'Create driverDrivers'],
  ['ar', 'Create driver', 'إضافة سائقالسائقون'],
] as const)(
  'in %s, a screen is found by its name in the other language: %s',
  async (language, text, title) => {
    const { user, titles } = await open(language);
    await user.keyboard(text);
    expect(titles()).toEqual([title]);
  },
);

test('Ctrl+K opens no second palette, and none above another dialog', async () => {
  const { user } = await open();
  await user.keyboard('{Control>}{k}{/Control}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

describe('results of features', () => {
  const results = {
    slot: 'palette.results' as const,
    name: 'drivers',
    label: { en: 'Drivers', ar: 'السائقون' },
    order: 10,
  };
  type Found = ComponentType<SlotProps['palette.results']>;

  async function search(text: string, Found: () => Promise<Found>) {
    const page = await open('en', {
      extensions: [results],
      components: { 'palette.results': { drivers: Found } },
    });
    await page.user.keyboard(text);
    return page;
  }
  const found = (...titles: string[]) =>
    titles.map((title) => ({ key: title, title, note: '0790000000', to: '/drivers?search=D-1' }));

  test('appear below the screens, and Enter opens the first when no screen matches', async () => {
    const Found: Found = ({ search: text, show }) => show(text === 'sami' ? found('Sami Haddad') : []);
    const { user, palette, router } = await search('sami', () => Promise.resolve(Found));
    const link = await palette.findByRole('link', { name: /Sami Haddad/ });
    const section = palette.getByRole('region', { name: 'Drivers' });
    expect(section).toContainElement(link);
    expect(within(section).getByRole('status')).toHaveTextContent('Drivers: 1 result');
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe('/drivers?search=D-1');
  });

  test('that are loading are shown as such, and nothing is reported as not found before', async () => {
    const Found: Found = ({ search: text, show }) => show([], text === 'sam');
    const { user, palette } = await search('sam', () => Promise.resolve(Found));
    const section = await palette.findByRole('region', { name: 'Drivers' });
    expect(section).toHaveAttribute('aria-busy', 'true');
    await user.keyboard('i');
    await waitFor(() => expect(palette.queryByRole('region')).not.toBeInTheDocument());
    expect(palette.getByRole('status')).toHaveTextContent('Nothing found.');
  });

  test('that fail do not affect the screens', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    const { titles } = await search('drivers', () => Promise.reject(new Error('broken')));
    await waitFor(() => expect(sent).toHaveBeenCalledWith('/reports', expect.anything()));
    expect(titles()).toEqual(['DriversDrivers', 'Create driverDrivers']);
  });
});
