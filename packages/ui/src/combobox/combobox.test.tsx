import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { choiceSource } from '../testing/choice-samples.ts';
import { expectAccessible, renderPage, type PageOptions } from '../testing/index.ts';
import { ComboboxField } from './combobox-field.tsx';
import type { LoadedComboboxProps } from './loaded-combobox.tsx';

const drivers = [
  { value: 'D-1', label: 'Omar Haddad (D-1)', note: '0790000001' },
  { value: 'D-2', label: 'ليلى ناصر (D-2)' },
  { value: 'D-3', label: 'Sami Odeh (D-3)', isInactive: true },
];

type Props = Partial<LoadedComboboxProps> & { start?: string };

function Field({ start = '', choices = choiceSource(drivers).load, ...rest }: Props) {
  const [value, setValue] = useState(start);
  const [load] = useState(() => choices);
  return (
    <>
      <ComboboxField label="Driver" value={value} onChange={setValue} {...rest} choices={load} />
      <button type="submit">{`value: ${value}`}</button>
    </>
  );
}

async function open(props: Props = {}, options?: PageOptions) {
  const page = renderPage(<Field {...props} />, options);
  const field = await screen.findByRole('combobox', { name: /^Driver/ });
  return { ...page, field };
}

const value = () => screen.getByRole('button', { name: /^value:/ }).textContent;
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('arrows open the list and move the active option, Home and End go to its ends, Enter picks', async () => {
  const { user, field } = await open();
  await user.tab();
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('listbox', { name: 'Driver' })).toBeVisible();
  expect(options()).toEqual(['Omar Haddad (D-1)0790000001', 'ليلى ناصر (D-2)', 'Sami Odeh (D-3) (inactive)']);
  await expectAccessible();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active(field)).toBe('ليلى ناصر (D-2)');
  await user.keyboard('{End}');
  expect(active(field)).toContain('Sami');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toContain('Omar');
  await user.keyboard('{ArrowUp}{Home}{Enter}');
  expect(value()).toBe('value: D-1');
  expect(field).toHaveValue('Omar Haddad (D-1)');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('typing searches after a pause, activates the first match and announces their number', async () => {
  const { load, searches } = choiceSource(drivers);
  const { user, field } = await open({ choices: load });
  expect(searches.every((search) => search === undefined)).toBe(true);
  await user.type(field, 'ليلي');
  await waitFor(() => expect(options()).toEqual(['ليلى ناصر (D-2)']));
  expect(searches).not.toContain('ل');
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
  expect(active(field)).toBe('ليلى ناصر (D-2)');
  await user.keyboard('{Enter}');
  expect(value()).toBe('value: D-2');
});

test('Enter does not submit the form while the typed text has no match', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { load } = choiceSource(drivers);
  const { user } = renderPage(
    <form onSubmit={onSubmit}>
      <ComboboxField label="Driver" value="D-1" onChange={() => {}} choices={load} />
      <button type="submit">Save</button>
    </form>,
  );
  const field = await screen.findByRole('combobox', { name: /^Driver/ });
  await user.clear(field);
  await user.type(field, 'unknown');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results'));
  await user.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard('{Escape}{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('Enter right after typing picks the first match of what was typed', async () => {
  const { user, field } = await open();
  await user.type(field, 'D-3{Enter}');
  await waitFor(() => expect(value()).toBe('value: D-3'));
  expect(field).toHaveValue('Sami Odeh (D-3) (inactive)');
});

test('the chosen value is shown by its name, also if it is inactive or deleted', async () => {
  const { field, unmount } = await open({ start: 'D-3' });
  expect(field).toHaveValue('Sami Odeh (D-3) (inactive)');
  unmount();
  expect((await open({ start: 'D-9' })).field).toHaveValue('D-9 (deleted)');
});

test('a text without an option becomes no value; an empty one clears it', async () => {
  const { user, field } = await open({ start: 'D-1' });
  await user.clear(field);
  await user.type(field, 'nobody');
  expect(await screen.findByText('No results', { selector: 'p' })).toBeVisible();
  await expectAccessible();
  await user.tab();
  expect(value()).toBe('value: ');
  expect(field).toHaveValue('');
});

test('Escape closes the list, keeps the value and the dialog around it', async () => {
  const onClose = jest.fn();
  const { user } = renderPage(
    <Dialog title="Order" onClose={onClose}>
      <Field start="D-1" />
    </Dialog>,
  );
  const field = await screen.findByRole('combobox');
  await user.type(field, 'sam');
  await user.keyboard('{Escape}');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('Omar Haddad (D-1)');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('an option is picked by pointer, and the clear button empties the field', async () => {
  const { user, field } = await open({ isOptional: true });
  await user.click(field);
  await user.click(screen.getByRole('option', { name: /Sami/ }));
  expect(value()).toBe('value: D-3');
  await user.click(screen.getByRole('button', { name: 'Clear: Driver' }));
  expect(value()).toBe('value: ');
  expect(field).toHaveFocus();
});

test('more options load as the active one comes near the end', async () => {
  const many = Array.from({ length: 45 }, (_, at) => ({ value: `D-${at}`, label: `Driver ${at}` }));
  const { user, field } = await open({ choices: choiceSource(many).load });
  await user.click(field);
  expect(options()).toHaveLength(20);
  expect(screen.getByRole('status')).toHaveTextContent('20+ results');
  await user.keyboard('{ArrowDown}{End}');
  await waitFor(() => expect(options()).toHaveLength(40));
});

test('a failed request is shown as the option that repeats it', async () => {
  let isDown = true;
  const { user, field } = await open({ choices: choiceSource(drivers, { fails: () => isDown }).load });
  await user.click(field);
  expect(options()).toEqual(['No connection. Retry']);
  isDown = false;
  await user.keyboard('{ArrowDown}{Enter}');
  expect(options()).toHaveLength(3);
});

test('free text stays as the value, and Enter keeps it unless an option is active', async () => {
  const cities = [
    { value: 'عمّان', label: 'عمّان' },
    { value: 'إربد', label: 'إربد' },
  ];
  const { user, field } = await open({ isFree: true, choices: choiceSource(cities).load });
  expect(field).toHaveAccessibleDescription('Choose, or type another.');
  await user.type(field, 'اربد');
  await waitFor(() => expect(options()).toEqual(['إربد']));
  expect(value()).toBe('value: اربد');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(value()).toBe('value: إربد');
  await user.clear(field);
  await user.type(field, 'Petra');
  await user.tab();
  expect(value()).toBe('value: Petra');
});

test('hint, error and required mark are those of every field; a locked field opens no list', async () => {
  const { user, field } = await open({ fault: 'required', hint: 'By name', readOnly: true });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('By name This field is required.');
  await user.click(field);
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('listbox', { name: 'Driver' })).not.toBeInTheDocument();
});

test('it has no axe violation in Arabic while open', async () => {
  const { user, field } = await open({}, { language: 'ar' });
  await user.click(field);
  expect(options()[2]).toContain('غير نشط');
  await expectAccessible();
});
