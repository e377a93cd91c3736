import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { DateField } from './date-field.tsx';
import { PasswordField, ReadOnlyField, SelectField, TextareaField } from './fields.tsx';
import { TextField } from './text-field.tsx';
import { MoneyField, NumberField } from './number-field.tsx';

const statuses = [
  { value: 'Active', label: 'Active' },
  { value: 'InActive', label: 'InActive' },
];

test('label, hint and error are connected to the control', () => {
  renderPage(<TextField label="Phone" hint="Digits only" fault="phone" type="tel" />);
  const field = screen.getByRole('textbox', { name: 'Phone' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Digits only Enter 9 to 15 digits, without other symbols.');
  expect(field).toHaveAttribute('dir', 'ltr');
});

test('an error key is translated to Arabic, and a sentence of the server is not changed', () => {
  renderPage(
    <>
      <TextField label="الاسم" fault="tooLong:100" />
      <TextField label="الهاتف" fault="هذا الرقم مستخدم" />
    </>,
    { language: 'ar' },
  );
  expect(screen.getByLabelText('الاسم')).toHaveAccessibleDescription('100 حرف على الأكثر.');
  expect(screen.getByLabelText('الهاتف')).toHaveAccessibleDescription('هذا الرقم مستخدم');
});

test('a field without an error is valid and can be marked as optional', () => {
  renderPage(<TextField label="Driver id" isOptional />);
  const field = screen.getByRole('textbox', { name: 'Driver id (optional)' });
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription();
});

test('a password can be shown and hidden', async () => {
  const { user } = renderPage(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('a select starts with an empty option', async () => {
  const { user } = renderPage(<SelectField label="Status" options={statuses} defaultValue="" />);
  const field = screen.getByRole('combobox', { name: 'Status' });
  expect(field).toHaveDisplayValue('Choose...');
  await user.selectOptions(field, 'InActive');
  expect(field).toHaveValue('InActive');
});

function Salary({ onChange }: { onChange: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number | undefined>(350);
  return (
    <>
      <MoneyField
        label="Salary"
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <button type="button" onClick={() => setValue(undefined)}>
        reset
      </button>
    </>
  );
}

test('digits typed on an Arabic keyboard are shown as screens show digits, and the caret stays', async () => {
  const { user } = renderPage(<Salary onChange={jest.fn()} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Salary' });
  await user.type(field, '٧', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field).toHaveValue('3750');
  expect(field.selectionStart).toBe(2);
});

test('a number field reports numbers, undefined for an empty text and NaN for any other', async () => {
  const onChange = jest.fn();
  const { user } = renderPage(<Salary onChange={onChange} />);
  const field = screen.getByRole('textbox', { name: 'Salary' });
  expect(field).toHaveValue('350');
  await user.clear(field);
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  await user.type(field, '١٢٫٥٠');
  expect(onChange).toHaveBeenLastCalledWith(12.5);
  expect(field).toHaveValue('12.50');
  await user.type(field, 'x');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  expect(field).toHaveValue('12.50x');
  await user.click(screen.getByRole('button', { name: 'reset' }));
  expect(field).toHaveValue('');
});

test('they have no axe violation', async () => {
  renderPage(
    <form>
      <TextField label="Name" fault="required" />
      <TextareaField label="Description" hint="What it was for" />
      <NumberField label="Quantity" value={2} onChange={() => {}} />
      <MoneyField label="Amount" value={undefined} onChange={() => {}} fault="number" />
      <SelectField label="Status" options={statuses} />
      <DateField label="Service start" value="" onChange={() => {}} />
      <PasswordField label="Password" />
      <ReadOnlyField label="City" value="عمّان" />
    </form>,
  );
  await expectAccessible();
});
