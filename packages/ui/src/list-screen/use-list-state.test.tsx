import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { choiceSource } from '../testing/choice-samples.ts';
import { renderPage } from '../testing/index.ts';
import { UnsavedGuard } from '../unsaved/unsaved-guard.tsx';
import { useListState, type ListFilter } from './use-list-state.ts';

const filters: ListFilter[] = [
  {
    name: 'status',
    kind: 'select',
    label: 'Status',
    options: [
      { value: 'open', label: 'Open', values: ['New', 'Late'] },
      { value: 'Active', label: 'Active' },
    ],
  },
  { name: 'city', kind: 'choice', label: 'City', choices: choiceSource([]).load },
  { name: 'created', kind: 'days', label: 'Created' },
  { name: 'paid', kind: 'day', label: 'Paid' },
];

const columns = [{ key: 'name', isSortable: true }, { key: 'salary', isSortable: true }, { key: 'actions' }];

function Probe() {
  const state = useListState({ defaultSort: 'driver_id', filters, columns, pageParams: ['run'] });
  return (
    <>
      <output>{JSON.stringify(state.query)}</output>
      <button type="button" onClick={() => state.setSearch('omar')}>
        search
      </button>
      <button type="button" onClick={() => state.setSort('-salary')}>
        sort
      </button>
      <button type="button" onClick={() => state.setFilter('created', { from: '2026-11-01' })}>
        filter
      </button>
      <button
        type="button"
        onClick={() => {
          state.setSearch('omar');
          state.setSort('-salary');
        }}
      >
        both
      </button>
      <button type="button" onClick={() => state.clear()}>
        clear
      </button>
      <p>{state.isNarrowed ? 'narrowed' : 'whole'}</p>
      <ul aria-label="unknown">
        {state.unknown.map((parameter) => (
          <li key={parameter}>{parameter}</li>
        ))}
      </ul>
    </>
  );
}

const query = () => JSON.parse(screen.getByRole('status').textContent ?? '');

test('a URL without parameters is the whole list in its default order', () => {
  renderPage(<Probe />);
  expect(query()).toEqual({ sort: 'driver_id' });
  expect(screen.getByText('whole')).toBeInTheDocument();
});

test('the state is read from the URL, and unknown parameters are kept', () => {
  renderPage(<Probe />, {
    path: '/drivers?search=ali&sort=-name&status=Active&created.to=2026-11-30&other=1',
  });
  expect(query()).toEqual({
    search: 'ali',
    sort: '-name',
    filter: { status: 'Active', created: { to: '2026-11-30' } },
  });
});

test('an option may stand for several values of the server', () => {
  renderPage(<Probe />, { path: '/drivers?status=open' });
  expect(query()).toEqual({ sort: 'driver_id', filter: { status: ['New', 'Late'] } });
});

test.each([
  ['a sort by no column', 'sort=nonsense'],
  ['a sort by a column that is not sortable', 'sort=-actions'],
  ['a choice that there is not', 'status=foo'],
])('%s is not requested', (_, address) => {
  renderPage(<Probe />, { path: `/drivers?${address}` });
  expect(query()).toEqual({ sort: 'driver_id' });
  expect(screen.getByText('whole')).toBeInTheDocument();
});

test('a search or text filter that is too long is truncated', () => {
  renderPage(<Probe />, { path: `/drivers?search=${'a'.repeat(201)}&city=${'b'.repeat(300)}` });
  expect(query()).toEqual({
    search: 'a'.repeat(200),
    sort: 'driver_id',
    filter: { city: 'b'.repeat(200) },
  });
});

test('a calendar day is requested from its start to its end', () => {
  renderPage(<Probe />, { path: '/payments?paid=2026-11-21' });
  expect(query()).toEqual({
    sort: 'driver_id',
    filter: { paid: { from: '2026-11-21', to: '2026-11-21' } },
  });
  expect(screen.getByText('narrowed')).toBeInTheDocument();
});

test('parameters that the list does not support are named, and go with the filters', async () => {
  const path =
    '/drivers?search=ali&status=Flying&city=Amman&sort=colour&created.from=2026-02-31&paid=x&driver=D-1';
  const { user, router } = renderPage(<Probe />, { path });
  const unknown = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
  expect(unknown()).toEqual([
    'status=Flying',
    'sort=colour',
    'created.from=2026-02-31',
    'paid=x',
    'driver=D-1',
  ]);
  await user.click(screen.getByText('clear'));
  expect(unknown()).toEqual([]);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('parameters that the page reads itself are not unknown', () => {
  renderPage(<Probe />, { path: '/drivers?run=12' });
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});

test('impossible days are ignored', () => {
  renderPage(<Probe />, { path: '/payments?paid=2026-02-30&created.from=2026-13-45&created.to=0202-11-30' });
  expect(query()).toEqual({ sort: 'driver_id' });
  expect(screen.getByText('whole')).toBeInTheDocument();
});

test('changes replace the history entry of the URL', async () => {
  const { user, router } = renderPage(<Probe />, { path: '/drivers?other=1' });
  for (const name of ['search', 'sort', 'filter']) await user.click(screen.getByRole('button', { name }));
  const whole = '?other=1&search=omar&sort=-salary&created.from=2026-11-01';
  await waitFor(() => expect(router.state.location.search).toBe(whole));
  expect(router.state.historyAction).toBe('REPLACE');
  await user.click(screen.getByRole('button', { name: 'clear' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-salary'));
  expect(query()).toEqual({ sort: '-salary' });
});

test('simultaneous changes do not overwrite each other', async () => {
  const { user, router } = renderPage(<Probe />);
  await user.click(screen.getByRole('button', { name: 'both' }));
  expect(query()).toEqual({ search: 'omar', sort: '-salary' });
  await user.click(screen.getByRole('button', { name: 'clear' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-salary'));
});

test('a URL from elsewhere replaces the state, also while another is about to be written', async () => {
  const { user, router } = renderPage(<Probe />);
  await user.click(screen.getByRole('button', { name: 'search' }));
  expect(query()).toEqual({ search: 'omar', sort: 'driver_id' });
  await act(() => router.navigate('/page?sort=name'));
  expect(query()).toEqual({ sort: 'name' });
  await user.click(screen.getByRole('button', { name: 'search' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=name&search=omar'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(query()).toEqual({ sort: 'driver_id' }));
  expect(router.state.location.search).toBe('');
});

test('following a link stops pending writes, also while its page is loading', async () => {
  const { user, router } = renderPage(<Probe />);
  await user.click(screen.getByRole('button', { name: 'search' }));
  const before = window.location.href;
  window.history.pushState(null, '', '/elsewhere');
  await new Promise((done) => setTimeout(done, 400));
  window.history.replaceState(null, '', before);
  expect(router.state.location.search).toBe('');
});

test('the URL is written once a question about unsaved input is answered', async () => {
  const { user, router } = renderPage(
    <>
      <Probe />
      <Link to="/cars">Cars</Link>
      <UnsavedGuard isUnsaved={() => true} />
    </>,
  );
  // At once: a pause between the two clicks would write the URL before the navigation.
  fireEvent.click(screen.getByRole('button', { name: 'search' }));
  fireEvent.click(screen.getByRole('link', { name: 'Cars' }));
  const question = await screen.findByRole('alertdialog');
  await new Promise((done) => setTimeout(done, 900));
  expect(question).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(router.state.location.search).toBe('?search=omar'));
  await user.click(screen.getByRole('link', { name: 'Cars' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(router.state.location.pathname).toBe('/cars');
});
