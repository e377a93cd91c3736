import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { choiceSource } from '../testing/choice-samples.ts';
import { renderPage } from '../testing/index.ts';
import { ComboboxField } from './combobox-field.tsx';
import type { LoadChoices } from './combobox.types.ts';

const drivers = ['D-1', 'D-2', 'D-3'].map((value) => ({ value, label: `Driver ${value}` }));

function Car({ onSave, start = '' }: { onSave: (driver: string) => void; start?: string }) {
  const [driver, setDriver] = useState(start);
  const [choices] = useState(() => choiceSource(drivers).load);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(driver);
      }}
    >
      <ComboboxField label="Driver" value={driver} onChange={setDriver} choices={choices} />
      <button type="submit">Save</button>
    </form>
  );
}

function Driver({ choices }: { choices: LoadChoices }) {
  const [driver, setDriver] = useState('D-1');
  return <ComboboxField label="Driver" value={driver} onChange={setDriver} choices={choices} />;
}

async function openCar(start?: string) {
  const onSave = jest.fn();
  const { user } = renderPage(<Car onSave={onSave} {...(start !== undefined && { start })} />);
  const field = await screen.findByRole('combobox', { name: 'Driver' });
  return { user, field, onSave };
}

test('Tab right after typing picks the first match once it is there', async () => {
  const { user, field } = await openCar('D-1');
  await user.clear(field);
  await user.type(field, 'D-3');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(field).toHaveValue('D-3');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(field).toHaveValue('Driver D-3'));
});

test('a submit waits for the option that is awaited', async () => {
  const { user, field, onSave } = await openCar();
  await user.type(field, 'D-2');
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSave).toHaveBeenCalledWith('D-2'));
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('a submit that waits for a text without a match returns the focus instead', async () => {
  const { user, field, onSave } = await openCar();
  await user.type(field, 'nobody');
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('');
  expect(onSave).not.toHaveBeenCalled();
});

test('a dialog focuses a choice whose code is loading, and the focus stays when it has loaded', async () => {
  let finish: () => void = () => undefined;
  const { load } = choiceSource(drivers);
  const choices: LoadChoices = () =>
    new Promise((resolve) => {
      finish = () => void load().then(resolve);
    });
  renderPage(
    <Dialog title="Assign a driver" onClose={() => {}}>
      <ComboboxField label="Driver" value="" onChange={() => {}} choices={choices} />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Driver' })).toHaveFocus());
  await waitFor(() => {
    finish();
    expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveFocus();
  });
});

test('letters typed while the code loads are searched for when it has loaded', async () => {
  let finish: () => void = () => undefined;
  const { load } = choiceSource(drivers);
  const choices: LoadChoices = () =>
    new Promise((resolve) => {
      finish = () => void load().then(resolve);
    });
  const { user } = renderPage(<Driver choices={choices} />);
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Driver' })).toHaveFocus();
  await user.keyboard('D-2');
  await waitFor(() => {
    finish();
    expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveValue('D-2');
  });
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('combobox', { name: 'Driver' })).toHaveValue('Driver D-2');
});
