import { act, fireEvent, screen } from '@testing-library/react';
import { Button } from '../button/button.tsx';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { useToast } from './toast.ts';

const onUndo = jest.fn();

function Screen() {
  const toast = useToast();
  return (
    <>
      <h1 tabIndex={-1}>Drivers</h1>
      <Button
        onClick={() =>
          toast.success('Driver deleted successfully!', { action: { label: 'Undo', onSelect: onUndo } })
        }
      >
        good
      </Button>
      <Button onClick={() => toast.success('Saved.')}>plain</Button>
      <Button onClick={() => toast.failure('server error')}>bad</Button>
    </>
  );
}

function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
}

beforeEach(() => {
  onUndo.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const text = 'Driver deleted successfully!';
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a success has a tick, is announced and disappears after a while', () => {
  renderPage(<Screen />);
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  press('plain');
  expect(region).toHaveTextContent('Saved.');
  expect(screen.getByRole('img', { name: 'Success' })).toBeInTheDocument();
  pass(5_900);
  expect(region).toHaveTextContent('Saved.');
  pass(200);
  expect(region).not.toHaveTextContent('Saved.');
});

test('a toast with an action stays long enough to be reached', () => {
  renderPage(<Screen />);
  press('good');
  pass(19_900);
  expect(screen.getByText(text)).toBeInTheDocument();
  pass(200);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test("F6 moves the focus to the toast's action and back", () => {
  renderPage(<Screen />);
  press('good');
  expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Press F6 for Undo.');
  const opener = screen.getByRole('button', { name: 'bad' });
  const undo = screen.getByRole('button', { name: 'Undo' });
  opener.focus();
  fireEvent.keyDown(opener, { key: 'F6' });
  expect(undo).toHaveFocus();
  fireEvent.keyDown(undo, { key: 'F6' });
  expect(opener).toHaveFocus();
  fireEvent.keyDown(opener, { key: 'F6' });
  press('Undo');
  pass(0);
  expect(opener).toHaveFocus();
});

test("F6 keeps the browser's function if no toast has an action", () => {
  renderPage(<Screen />);
  press('plain');
  expect(fireEvent.keyDown(document.body, { key: 'F6' })).toBe(true);
});

test('a failure has a cross and stays longer', () => {
  renderPage(<Screen />);
  press('bad');
  expect(screen.getByRole('img', { name: 'Failure' })).toBeInTheDocument();
  pass(11_000);
  expect(screen.getByText('server error')).toBeInTheDocument();
});

test('a hovered or focused toast does not disappear', () => {
  renderPage(<Screen />);
  press('good');
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
  pass(30_000);
  expect(screen.getByText(text)).toBeInTheDocument();
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
  pass(20_100);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('the action runs once and closes the toast', () => {
  renderPage(<Screen />);
  press('good');
  press('Undo');
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('Escape closes the newest toast', () => {
  renderPage(<Screen />);
  press('good');
  press('bad');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByText('server error')).not.toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('they have no axe violation', async () => {
  jest.useRealTimers();
  renderPage(<Screen />);
  press('good');
  press('bad');
  await expectAccessible();
});

test('toasts are above the bar of selected rows', () => {
  renderPage(<Screen />);
  const region = screen.getByRole('region', { name: 'Messages' });
  const bar = document.createElement('div');
  bar.dataset.bar = 'true';
  document.body.append(bar);
  jest.replaceProperty(window, 'innerHeight', 900);
  jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 808, 600, 46));
  press('bad');
  expect(region).toHaveStyle({ 'inset-block-end': '100px' });
  bar.remove();
  press('plain');
  expect(region.style.insetBlockEnd).toBe('');
});
