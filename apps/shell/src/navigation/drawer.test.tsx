import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

async function open(path = '/no-such-page') {
  const page = renderConsole(path);
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await page.user.click(opener);
  return { ...page, opener, drawer: within(screen.getByRole('dialog', { name: 'Main navigation' })) };
}

test('lists every screen under its menu', async () => {
  const { drawer } = await open();
  expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'Cars',
    'Create driver',
    'Drivers',
    'My account',
    'Staff',
    'Company information',
  ]);
  expect(drawer.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Fleet', 'Drivers']);
  await expectAccessible();
});

test.each([
  ['/drivers', [['Drivers', 'page']]],
  ['/driver/7', [['Drivers', 'true']]],
  ['/no-such-page', []],
])('marks at %s the current page or its parent', async (path, expected) => {
  const { drawer } = await open(path);
  const marks = drawer
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);
  expect(marks).toEqual(expected);
});

test('closes after navigation', async () => {
  const { user, drawer, router } = await open();
  await user.click(drawer.getByRole('link', { name: 'Drivers' }));
  expect(router.state.location.pathname).toBe('/drivers');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closes by the link of the page that is shown', async () => {
  const { user, drawer } = await open('/drivers');
  await user.click(drawer.getByRole('link', { name: 'Drivers' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('closes by its button and by Escape, and restores the focus', async () => {
  const { user, drawer, opener } = await open();
  await user.click(drawer.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
