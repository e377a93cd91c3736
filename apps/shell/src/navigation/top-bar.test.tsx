import { fakeApi, json } from '@tawseel/api-client/testing';
import { screen, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

const bar = () => within(screen.getByRole('navigation'));

test('menus are rendered from the registry without loading a feature', async () => {
  const { load } = renderConsole('/no-such-page');
  await screen.findByRole('heading', { level: 1 });
  const entries = bar()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(entries.slice(0, 2)).toEqual(['Home', 'Fleet']);
  expect(bar().getByRole('link', { name: 'Fleet' })).toHaveAttribute('href', '/cars');
  expect(bar().getByRole('button', { name: 'Drivers' })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('a menu links to its pages and marks the current one', async () => {
  const { user, router } = renderConsole('/drivers');
  const menu = bar().getByRole('button', { name: 'Drivers' });
  expect(menu).toHaveAttribute('aria-current', 'true');
  await user.click(menu);
  expect(screen.getByRole('menuitem', { name: 'Drivers' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('menuitem', { name: 'Create driver' }));
  expect(router.state.location.pathname).toBe('/create-driver');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'page of /create-driver' }),
  ).toBeInTheDocument();
});

const api = fakeApi();
const refused = json({ success: false, message: 'No.' }, 400);

const marked = () =>
  bar()
    .getAllByRole('listitem')
    .flatMap((item) => [...item.querySelectorAll(':scope > [aria-current]')])
    .map((entry) => [entry.textContent, entry.getAttribute('aria-current')]);

test.each([
  ['/home', [['Home', 'page']]],
  ['/home/', [['Home', 'page']]],
  ['/cars', [['Fleet', 'page']]],
  ['/cars/', [['Fleet', 'page']]],
  ['/car/7', [['Fleet', 'true']]],
  ['/create-driver', [['Drivers', 'true']]],
  ['/driver/7', [['Drivers', 'true']]],
  ['/no-such-page', []],
])('%s marks the current page or its parent', async (path, expected) => {
  api.on('/DC/HomeDashbord', refused);
  api.on('/DC/DisplayProfitsAfterPaymentTotal', refused);
  api.on('/DC/DisplayAttention', refused);
  renderConsole(path);
  await screen.findByRole('heading', { level: 1 });
  expect(marked()).toEqual(expected);
});

test('a menu marks the parent of the current page', async () => {
  const { user } = renderConsole('/driver/7');
  await screen.findByRole('heading', { level: 1 });
  await user.click(bar().getByRole('button', { name: 'Drivers' }));
  const entries = screen.getAllByRole('menuitem').map((entry) => entry.getAttribute('aria-current'));
  expect(entries).toEqual([null, 'true']);
  expect(screen.getByRole('menuitem', { name: 'Drivers' })).toHaveFocus();
});

test('hovering a menu prefetches its feature', async () => {
  const { user, load } = renderConsole('/no-such-page');
  expect(load).not.toHaveBeenCalled();
  await user.hover(bar().getByRole('button', { name: 'Drivers' }));
  expect(load).toHaveBeenCalledWith('fleet', expect.objectContaining({ version: '1.0.0-a1' }));
});

test('the menus are translated to Arabic', async () => {
  renderConsole('/no-such-page', { language: 'ar' });
  await screen.findByRole('heading', { level: 1 });
  expect(bar().getByRole('button', { name: 'السائقون' })).toBeInTheDocument();
});
