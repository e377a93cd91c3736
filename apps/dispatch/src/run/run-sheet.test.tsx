import { fakeApi, listAnswer, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { issuedRun, runLineOf } from '../testing/run-samples.ts';
import { RunSheetPage } from './run-sheet-page.tsx';

const api = fakeApi();
const print = jest.fn();

beforeEach(() => {
  localStorage.clear();
  print.mockClear();
  window.print = print;
  Object.assign(document, { fonts: { ready: Promise.resolve() } });
  api.on('/DC/DisplayRuns', listAnswer('data', issuedRun));
  api.on(
    '/DC/DisplayRunLines',
    listAnswer('data', runLineOf(1), runLineOf(2, { to_collect: 0, name_customer: 'سلمى العمري' })),
  );
});

async function open() {
  const page = renderDispatch(<RunSheetPage />, {
    path: '/run-sheet#12',
    route: '/run-sheet',
    client: { readToken: () => tokenWith({ role: 'Dispatcher', name_company: 'Petra Express' }) },
  });
  const paper = await screen.findByRole('article', { name: 'Sheet of run 12' });
  return { ...page, paper };
}

test('the sheet names the run, its parcels, what to collect, and who signs', async () => {
  const { paper } = await open();
  for (const text of [
    'Petra Express',
    'Omar Haddad (D-1)',
    '2026-11-22',
    '1000000001',
    '0780000000',
    'University street 1',
  ])
    expect(paper).toHaveTextContent(text);
  expect(within(paper).getByText('Total to collect').parentElement).toHaveTextContent('20.50');
  expect(within(paper).getByText('Signature of the driver')).toBeInTheDocument();
  expect(within(paper).getAllByRole('row')).toHaveLength(3);
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  await expectAccessible();
});

test('the sheet for a roll has the same parcels below each other, in the chosen language', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('radio', { name: '80 mm' }));
  await user.click(screen.getByRole('radio', { name: 'العربية' }));
  const paper = await screen.findByRole('article', { name: 'كشف الجولة 12' });
  expect(paper).toHaveAttribute('dir', 'rtl');
  expect(within(paper).getAllByRole('listitem')).toHaveLength(2);
  for (const text of ['سلمى العمري', '1000000002', 'مجموع المطلوب تحصيله'])
    expect(paper).toHaveTextContent(text);
});

test('an address without a run says so', async () => {
  renderDispatch(<RunSheetPage />, { path: '/run-sheet' });
  expect(await screen.findByText('There is no such run.')).toBeInTheDocument();
});
