import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/index.ts';
import { Dialog } from './dialog.tsx';

function Asking({ onClose }: { onClose: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog title="Edit" onClose={() => setIsAsking(true)}>
      <input aria-label="Name" />
      {isAsking && (
        <Dialog title="Leave?" onClose={() => setIsAsking(false)}>
          <button type="button" onClick={onClose}>
            Leave
          </button>
        </Dialog>
      )}
    </Dialog>
  );
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)} onKeyUp={() => setIsOpen(false)}>
        open
      </button>
      {isOpen && (
        <Dialog title="Edit" onClose={() => setIsOpen(false)}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

const scrim = () => document.querySelector('[popover=manual]');

async function press() {
  // Other tests run in a hidden page, which paints nothing.
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  const frames = new Map<number, FrameRequestCallback>();
  let last = 0;
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    last += 1;
    frames.set(last, callback);
    return last;
  });
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => void frames.delete(frame));
  const nextPaint = () =>
    act(async () => {
      for (const callback of frames.values()) callback(0);
      frames.clear();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  const page = renderPage(<Opener />);
  const opener = screen.getByRole('button', { name: 'open' });
  await page.user.click(opener);
  return { ...page, opener, nextPaint };
}

test('a dialog shows a scrim until the frame of the press is painted', async () => {
  const { opener, nextPaint } = await press();
  expect(scrim()).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await nextPaint();
  expect(screen.getByRole('dialog', { name: 'Edit' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(scrim()).not.toBeInTheDocument();
});

test('a key mounts the content of a dialog at once when the frame of the press is not painted', async () => {
  const { user, opener } = await press();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  await user.click(opener);
  await user.keyboard('{Shift}');
  expect(screen.getByLabelText('Name')).toHaveFocus();
});

test('Escape closes only the inner dialog when its content has not mounted', async () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const { user } = renderPage(<Asking onClose={() => {}} />);
  await user.keyboard('{Shift}');
  await user.keyboard('{Escape}');
  expect(scrim()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Leave?' })).not.toBeInTheDocument();
  expect(scrim()).not.toBeInTheDocument();
});

test('a dialog returns the focus to its opener after a press on the scrim', async () => {
  const { user, opener, nextPaint } = await press();
  await user.click(scrim() ?? document.body);
  await nextPaint();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('a dialog that unmounts before its content leaves nothing behind', async () => {
  const { opener, nextPaint } = await press();
  await act(async () => void opener.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true })));
  expect(scrim()).not.toBeInTheDocument();
  await nextPaint();
  expect(document.querySelector('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});
