import { screen } from '@testing-library/react';
import { icons } from '../icon/icon.tsx';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { Button, IconButton, LinkButton } from './button.tsx';

test('a press calls onClick and does not submit the form', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Export</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button says Saving..., keeps the focus and ignores presses', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" isBusy onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving...' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  expect(button).toHaveFocus();
  await user.type(screen.getByLabelText('Name'), 'x{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button says Saving... even with an aria-label', () => {
  const { rerender } = renderPage(<Button aria-label="Update the balance of Laila">Update</Button>);
  expect(screen.getByRole('button', { name: 'Update the balance of Laila' })).toBeInTheDocument();
  rerender(
    <Button isBusy aria-label="Update the balance of Laila">
      Update
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeInTheDocument();
});

test('a button link navigates to its screen', async () => {
  const { user, router } = renderPage(
    <LinkButton to="/create-driver" variant="primary">
      Create driver
    </LinkButton>,
  );
  await user.click(screen.getByRole('link', { name: 'Create driver' }));
  expect(router.state.location.pathname).toBe('/create-driver');
});

test('they have no axe violation', async () => {
  renderPage(
    <>
      <Button variant="primary">Save</Button>
      <Button variant="danger" isBusy busyLabel="Deleting...">
        Delete
      </Button>
      <IconButton label="Close" icon={icons.cross} />
      <LinkButton to="/drivers">Drivers</LinkButton>
    </>,
  );
  await expectAccessible();
});
