import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { ShownOnceDialog } from './shown-once-dialog.tsx';

// It gives the page a clipboard, which jsdom lacks.
beforeEach(() => void userEvent.setup());

const open = () =>
  renderPage(
    <ShownOnceDialog
      title="New password"
      label="Password"
      value="Kx7-mq2"
      warning="It is shown only now."
      copyLabel="Copy"
      copied="Copied."
      isLarge
      onClose={() => undefined}
    >
      <a href="https://wa.me/">WhatsApp</a>
    </ShownOnceDialog>,
  );

test('a value that is shown once is copied', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { user } = open();
  expect(screen.getByLabelText('Password')).toHaveValue('Kx7-mq2');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith('Kx7-mq2');
});

test('a browser that refuses the clipboard says so', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
});
