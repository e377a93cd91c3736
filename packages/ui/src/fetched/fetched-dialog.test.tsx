import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '../testing/index.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { fetchedDialog } from './fetched-dialog.tsx';

interface NoticeProps {
  text: string;
  onClose: () => void;
}

function Notice({ text, onClose }: NoticeProps) {
  return (
    <Dialog title="Notice" onClose={onClose}>
      <p>{text}</p>
    </Dialog>
  );
}

function renderOpener(load: () => Promise<typeof Notice>) {
  const FetchedNotice = fetchedDialog(load);
  function Opener() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen((wasOpen) => !wasOpen)}>
          toggle
        </button>
        {isOpen && <FetchedNotice text="Snow in Amman" onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  return renderPage(<Opener />);
}

const toggle = () => screen.getByRole('button', { name: 'toggle' });

test('loads its code when it first opens, and returns the focus when it closes', async () => {
  const load = jest.fn(() => Promise.resolve(Notice));
  const { user } = renderOpener(load);
  expect(load).not.toHaveBeenCalled();
  await user.click(toggle());
  expect(await screen.findByRole('dialog', { name: 'Notice' })).toHaveTextContent('Snow in Amman');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(toggle()).toHaveFocus();
});

test('a failed load shows a toast, and the next opening loads again', async () => {
  const load = jest
    .fn(() => Promise.resolve(Notice))
    .mockImplementationOnce(() => Promise.reject(new Error('lost')));
  const { user } = renderOpener(load);
  await user.click(toggle());
  expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
  await user.click(toggle());
  expect(await screen.findByRole('dialog', { name: 'Notice' })).toBeInTheDocument();
});

test('a failed load shows nothing after the dialog was unmounted', async () => {
  let lose: (reason: Error) => void = () => undefined;
  const { user } = renderOpener(() => new Promise((_resolve, reject) => (lose = reject)));
  await user.click(toggle());
  await user.click(toggle());
  await act(() => Promise.resolve(lose(new Error('lost'))));
  expect(screen.queryByText('Something went wrong. Try again.')).not.toBeInTheDocument();
});
