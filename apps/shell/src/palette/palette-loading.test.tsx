import { fakeApi, json } from '@tawseel/api-client/testing';
import { fireEvent, screen } from '@testing-library/react';
import { renderConsole } from '../testing/render-console.tsx';

const api = fakeApi();

beforeEach(() => api.on('/DC/DisplayInfoCompany', json({ success: false, message: 'No.' }, 400)));

/** Presses keys within one task, so that no code can load between them. Returns whether each reached the page. */
const press = (...keys: string[]) => keys.map((key) => fireEvent.keyDown(document.body, { key }));
const pressShortcut = () => fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });

test('letters typed while the palette is loading arrive in its field; Escape cancels the opening', async () => {
  const { user } = renderConsole('/no-such-page');
  pressShortcut();
  expect(press('x', 'Escape')).toEqual([false, false]);
  expect(press('y')).toEqual([true]);
  pressShortcut();
  expect(press('d', 'r', 'x', 'Backspace', 'Shift')).toEqual([false, false, false, false, true]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  const field = await screen.findByRole('textbox', { name: 'Go to page' });
  expect(field).toHaveValue('dr');
  await user.keyboard('iv');
  expect(field).toHaveValue('driv');
});
