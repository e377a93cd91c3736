import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { FilterDateRange, FilterDay, type DayRange } from './day-filters.tsx';
import { FilterSelect, ResultCount } from './filters.tsx';
import { SearchBox } from './search-box.tsx';

const onSearch = jest.fn();
const onRange = jest.fn();
beforeEach(() => {
  onSearch.mockClear();
  onRange.mockClear();
});

function Search({ mode }: { mode: 'live' | 'button' }) {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox
        label="Search drivers"
        value={value}
        mode={mode}
        onSearch={(text) => {
          setValue(text);
          onSearch(text);
        }}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('from elsewhere')}>
        elsewhere
      </button>
    </>
  );
}

const box = () => screen.getByRole('searchbox', { name: 'Search drivers' });

test('a live search runs for the first letter and once per pause in typing, and its button clears it', async () => {
  const { user } = renderPage(<Search mode="live" />);
  // No time passes between the letters.
  const now = jest.spyOn(performance, 'now').mockReturnValue(1_000);
  for (const value of ['o', 'om', 'oma', 'omar']) fireEvent.change(box(), { target: { value } });
  now.mockRestore();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('omar'));
  expect(onSearch.mock.calls).toEqual([['o'], ['omar']]);
  expect(box()).toHaveValue('omar');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
});

function LateSearch() {
  const [value, setValue] = useState('');
  return (
    <SearchBox
      label="Search drivers"
      value={value}
      onSearch={(text) => {
        onSearch(text);
        setTimeout(setValue, 200, text);
      }}
    />
  );
}

test('a search can be cleared while the previous one is pending', async () => {
  const { user } = renderPage(<LateSearch />);
  await user.type(box(), 'omar');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('omar'));
  await user.clear(box());
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(''));
  expect(box()).toHaveValue('');
});

test('a button search runs on the button or Enter', async () => {
  const { user } = renderPage(<Search mode="button" />);
  await user.type(box(), 'omar');
  await new Promise((done) => setTimeout(done, 120));
  expect(onSearch).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenLastCalledWith('omar');
  await user.type(box(), ' h{Enter}');
  expect(onSearch).toHaveBeenLastCalledWith('omar h');
});

test('/ focuses the search, also on an Arabic keyboard, but not while another field has the focus', async () => {
  const { user } = renderPage(
    <>
      <Search mode="live" />
      <input aria-label="Other" />
    </>,
  );
  await user.type(screen.getByLabelText('Other'), '/');
  expect(screen.getByLabelText('Other')).toHaveValue('/');
  await user.click(document.body);
  await user.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
  await user.click(document.body);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ظ', code: 'Slash', bubbles: true }));
  expect(box()).toHaveFocus();
});

test('a search set from outside is shown', async () => {
  const { user } = renderPage(<Search mode="live" />);
  await user.type(box(), 'x');
  await waitFor(() => expect(onSearch).toHaveBeenCalledWith('x'));
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(box()).toHaveValue('from elsewhere');
});

test('a select filters by one value or none', async () => {
  const onChange = jest.fn();
  const { user } = renderPage(
    <FilterSelect
      label="Status"
      value=""
      options={[{ value: 'Active', label: 'Active' }]}
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('combobox', { name: 'Filter: Status' })).toHaveDisplayValue('Status: All');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Filter: Status' }), 'Active');
  expect(onChange).toHaveBeenCalledWith('Active');
});

function Day() {
  const [value, setValue] = useState('');
  return <FilterDay label="Date" value={value} onChange={setValue} />;
}

test('a day can be set and cleared', async () => {
  const { user } = renderPage(<Day />);
  const field = screen.getByLabelText('Date');
  await user.type(field, '2026-11-01');
  expect(field).toHaveValue('2026-11-01');
  expect(field.closest('label')).toHaveAttribute('data-set');
  await user.clear(field);
  expect(field.closest('label')).not.toHaveAttribute('data-set');
  await expectAccessible();
});

function Range() {
  const [value, setValue] = useState<DayRange>({});
  return (
    <FilterDateRange
      label="Order start"
      value={value}
      onChange={(next) => {
        setValue(next);
        onRange(next);
      }}
    />
  );
}

test('a day applies once its year is complete', async () => {
  const { user } = renderPage(<Range />);
  await user.click(screen.getByRole('button', { name: 'Filter: Order start' }));
  const from = screen.getByLabelText('From');
  await user.type(from, '1/11/2026');
  expect(from).toHaveValue('1/11/2026');
  expect(onRange.mock.calls).toEqual([[{ from: '2026-11-01' }]]);
  await user.type(from, '{Backspace}');
  await user.tab();
  expect(from).toHaveValue('01/11/2026');
});

test('a range that ends before it begins shows an error', async () => {
  const { user } = renderPage(<Range />);
  await user.click(screen.getByRole('button', { name: 'Filter: Order start' }));
  await user.type(screen.getByLabelText('From'), '2026-11-20');
  await user.type(screen.getByLabelText('To'), '2026-11-02');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The end date is before the start date.');
  await expectAccessible();
});

test('a range of days can be set and cleared', async () => {
  const { user } = renderPage(<Range />);
  await user.click(screen.getByRole('button', { name: 'Filter: Order start' }));
  const panel = within(screen.getByRole('dialog', { name: 'Order start' }));
  expect(panel.getByLabelText('From')).toHaveFocus();
  await user.type(panel.getByLabelText('From'), '2026-11-01');
  expect(screen.getByRole('button', { name: 'Filter: Order start: 2026-11-01 – …' })).toBeInTheDocument();
  await expectAccessible();
  await user.click(panel.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Filter: Order start' })).toBeInTheDocument();
});

test('a count shows loaded and matching rows', () => {
  const { container } = renderPage(
    <>
      <ResultCount shown={50} total={1042} />
      <ResultCount shown={1} />
    </>,
  );
  expect(container).toHaveTextContent('50 of 1,0421 result');
});

test('they have no axe violation', async () => {
  renderPage(
    <>
      <Search mode="button" />
      <FilterSelect label="Status" value="" options={[]} onChange={() => {}} />
      <Range />
    </>,
  );
  await expectAccessible();
});
