import { screen, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

const bar = () => within(screen.getByRole('navigation'));

test('menus are drawn from the registry, without a feature being loaded', async () => {
  const { load } = renderConsole('/no-such-page');
  const entries = bar()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(entries.slice(0, 2)).toEqual(['Home', 'Fleet']);
  expect(bar().getByRole('link', { name: 'Fleet' })).toHaveAttribute('href', '/cars');
  expect(bar().getByRole('button', { name: 'Drivers' })).toBeInTheDocument();
  expect(load).not.toHaveBeenCalled();
});

test('a menu leads to its pages, and says which is shown', async () => {
  const { user, router } = renderConsole('/drivers');
  const menu = bar().getByRole('button', { name: 'Drivers' });
  expect(menu).toHaveAttribute('data-current');
  await user.click(menu);
  expect(screen.getByRole('menuitem', { name: 'Drivers' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('menuitem', { name: 'Create driver' }));
  expect(router.state.location.pathname).toBe('/create-driver');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'page of /create-driver' }),
  ).toBeInTheDocument();
});

test('pointing at a menu fetches its feature ahead', async () => {
  const { user, load } = renderConsole('/no-such-page');
  expect(load).not.toHaveBeenCalled();
  await user.hover(bar().getByRole('button', { name: 'Drivers' }));
  expect(load).toHaveBeenCalledWith('fleet', expect.objectContaining({ version: '1.0.0-a1' }));
});

test('in Arabic the menus are Arabic', () => {
  renderConsole('/no-such-page', { language: 'ar' });
  expect(bar().getByRole('button', { name: 'السائقون' })).toBeInTheDocument();
});
