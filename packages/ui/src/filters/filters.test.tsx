import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { choiceSource } from '../testing/choice-samples.ts';
import { expectAccessible, renderPage } from '../testing/index.ts';
import { FilterDateRange, FilterDay, type DayRange } from './day-filters.tsx';
import { FilterChoice } from './filter-choice.tsx';
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
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Status: All');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  expect(onChange).toHaveBeenCalledWith('Active');
});

const shops = [
  { value: 'M-1', label: 'Jasmine (M-1)', note: 'Laila Nasser' },
  { value: 'M-2', label: 'Olive (M-2)' },
];
const { load } = choiceSource(shops);

function Merchant({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <FilterChoice label="Merchant" value={value} choices={load} onChange={setValue} />
      <p>{`value: ${value}`}</p>
    </>
  );
}

const merchant = (name: string) => screen.findByRole('button', { name });

test('a choice of rows searches while typing, applies the picked row and shows its name', async () => {
  const { user } = renderPage(<Merchant />);
  await user.click(await merchant('Merchant'));
  const field = await screen.findByRole('combobox', { name: 'Merchant' });
  expect(field).toHaveFocus();
  await expectAccessible();
  await user.type(field, 'oliv{Enter}');
  expect(await screen.findByText('value: M-2')).toBeInTheDocument();
  expect(await merchant('Merchant Olive (M-2)')).toHaveFocus();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('a choice of rows shows the name of a value that the URL gave; All clears it', async () => {
  const { user } = renderPage(<Merchant start="M-1" />);
  await user.click(await merchant('Merchant Jasmine (M-1)'));
  expect(await screen.findByRole('option', { name: 'Jasmine (M-1) Laila Nasser' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.keyboard('{Home}{Enter}');
  expect(screen.getByText('value:')).toBeInTheDocument();
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
  expect(field.parentElement).toHaveAttribute('data-set');
  await user.clear(field);
  expect(field.parentElement).not.toHaveAttribute('data-set');
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

/** As Chromium does while the year is typed. */
const years = ['0002', '0020', '0202', '2026'];

test('a day applies once its year is complete', async () => {
  const { user } = renderPage(<Range />);
  await user.click(screen.getByRole('button', { name: 'Order start' }));
  const from = screen.getByLabelText('From');
  for (const year of years) {
    fireEvent.change(from, { target: { value: `${year}-11-01` } });
    expect(from).toHaveValue(`${year}-11-01`);
  }
  expect(onRange.mock.calls).toEqual([[{ from: '2026-11-01' }]]);
  fireEvent.change(from, { target: { value: '0202-11-01' } });
  fireEvent.blur(from);
  expect(from).toHaveValue('2026-11-01');
});

test('a range that ends before it begins shows an error', async () => {
  const { user } = renderPage(<Range />);
  await user.click(screen.getByRole('button', { name: 'Order start' }));
  await user.type(screen.getByLabelText('From'), '2026-11-20');
  await user.type(screen.getByLabelText('To'), '2026-11-02');
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('The end date is before the start date.');
  await expectAccessible();
});

test('a range of days can be set and cleared', async () => {
  const { user } = renderPage(<Range />);
  await user.click(screen.getByRole('button', { name: 'Order start' }));
  const panel = within(screen.getByRole('dialog', { name: 'Order start' }));
  expect(panel.getByLabelText('From')).toHaveFocus();
  await user.type(panel.getByLabelText('From'), '2026-11-01');
  expect(screen.getByRole('button', { name: 'Order start: 2026-11-01 – …' })).toBeInTheDocument();
  await expectAccessible();
  await user.click(panel.getByRole('button', { name: 'Clear' }));
  expect(screen.getByRole('button', { name: 'Order start' })).toBeInTheDocument();
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
      <FilterChoice label="Merchant" value="M-1" choices={load} onChange={() => {}} />
      <Range />
    </>,
  );
  await expectAccessible();
});
