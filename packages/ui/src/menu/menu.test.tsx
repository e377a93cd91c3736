import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Menu } from './menu.tsx';

function renderMenu() {
  const onEdit = jest.fn();
  const onDelete = jest.fn();
  const page = renderPage(
    <>
      <Menu
        label="Account"
        items={[
          { label: 'Edit', onSelect: onEdit },
          { label: 'Company', to: '/CompanyInfo' },
          { label: 'Delete', onSelect: onDelete, isDanger: true, isDisabled: true },
        ]}
      />
      <p>outside</p>
    </>,
  );
  return { ...page, onEdit, onDelete, button: screen.getByRole('button', { name: 'Account' }) };
}

test('a click opens the menu and focuses its first entry; selecting one closes it', async () => {
  const { user, button, onEdit } = renderMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('arrows, Home and End move through the entries and wrap around', async () => {
  const { user, button } = renderMenu();
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Company' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
});

test('Escape and a press outside close the menu', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByText('outside'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('an entry can link to a screen', async () => {
  const { user, button, router } = renderMenu();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Company' }));
  expect(router.state.location.pathname).toBe('/CompanyInfo');
});

test.each(['page', 'true'] as const)('opens at the current entry (aria-current=%s)', async (current) => {
  const items = [
    { label: 'Cars', to: '/cars' },
    { label: 'Drivers', to: '/drivers', current },
  ];
  const { user } = renderPage(<Menu label="Fleet" items={items} />);
  await user.click(screen.getByRole('button', { name: 'Fleet' }));
  const entry = screen.getByRole('menuitem', { name: 'Drivers' });
  expect(entry).toHaveAttribute('aria-current', current);
  expect(entry).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: 'Cars' })).not.toHaveAttribute('aria-current');
});

test('a disabled entry does nothing', async () => {
  const { user, button, onDelete } = renderMenu();
  await user.click(button);
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(onDelete).not.toHaveBeenCalled();
});

test('it has no axe violation, closed and open', async () => {
  const { user, button } = renderMenu();
  await expectAccessible();
  await user.click(button);
  await expectAccessible();
});

test.each([
  // Windows of 900 px, and of 256 px, such as that of a page at 400 % zoom.
  [900, 600, 'top', '256px'],
  [900, 700, 'bottom', '686px'],
  [256, 120, 'bottom', '106px'],
  [256, 40, 'top', '172px'],
])(
  'a menu has the space beside its button: window of %d px, button at %d px',
  async (height, top, side, room) => {
    const { user, button } = renderMenu();
    jest.replaceProperty(window, 'innerHeight', height);
    jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 80, 30));
    await user.click(button);
    const menu = screen.getByRole('menu');
    expect(menu.style.getPropertyValue(side)).toMatch(/px$/);
    expect(menu.style.getPropertyValue('--room')).toBe(room);
    jest.restoreAllMocks();
  },
);

test('Space opens the screen of an entry, and a letter moves to the next entry that begins with it', async () => {
  const { user, button, router } = renderMenu();
  await user.click(button);
  await user.keyboard('d');
  expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
  await user.keyboard('C');
  expect(screen.getByRole('menuitem', { name: 'Company' })).toHaveFocus();
  await user.keyboard('x');
  expect(screen.getByRole('menuitem', { name: 'Company' })).toHaveFocus();
  await user.keyboard(' ');
  expect(router.state.location.pathname).toBe('/CompanyInfo');
});

test('scrolling closes the menu only if it moves the button', async () => {
  const { user, button } = renderMenu();
  await user.click(button);
  fireEvent.scroll(document);
  expect(screen.getByRole('menu')).toBeInTheDocument();
  jest.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 40, 80, 32));
  fireEvent.scroll(document);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
