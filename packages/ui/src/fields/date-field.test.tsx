import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { DateField } from './date-field.tsx';

const onChange = jest.fn();

function Due({ day = '' }) {
  const [value, setValue] = useState(day);
  return (
    <DateField
      label="Due"
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

beforeEach(() => onChange.mockClear());

test.each(['en', 'ar'] as const)('a day is shown day first in %s', async (language) => {
  renderPage(<Due day="2026-11-07" />, { language });
  expect(screen.getByLabelText('Due')).toHaveValue('07/11/2026');
  await expectAccessible();
});

test.each(['7/11/2026', '07.11.2026', '٧/١١/٢٠٢٦', '07112026', '2026-11-07'])(
  '%s is read as the same day, and shown as usual after it was typed',
  async (typed) => {
    const { user } = renderPage(<Due />);
    await user.type(screen.getByLabelText('Due'), typed);
    expect(onChange).toHaveBeenLastCalledWith('2026-11-07');
    await user.tab();
    expect(screen.getByLabelText('Due')).toHaveValue('07/11/2026');
  },
);

test('a text that is no day stays as it was typed', async () => {
  const { user } = renderPage(<Due />);
  await user.type(screen.getByLabelText('Due'), '31/02/2026');
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith('31/02/2026');
  expect(screen.getByLabelText('Due')).toHaveValue('31/02/2026');
});

test("the button opens the browser's calendar, whose day is taken", async () => {
  const showPicker = jest.fn();
  HTMLInputElement.prototype.showPicker = showPicker;
  const { user, container } = renderPage(<Due day="2026-11-07" />);
  await user.click(screen.getByRole('button', { name: 'Choose from the calendar' }));
  const picker = container.querySelector('[type="date"]');
  expect(showPicker.mock.contexts).toEqual([picker]);
  if (picker) fireEvent.change(picker, { target: { value: '2026-12-01' } });
  expect(screen.getByLabelText('Due')).toHaveValue('01/12/2026');
});
