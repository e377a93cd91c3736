import { fakeApi, json, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, fakePrinting } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFinance } from '../testing/render-finance.tsx';
import { NetProfitsPage } from './net-profits-page.tsx';

const api = fakeApi();
const figures = { company_id: '1001', total_company_profit: 6.75, total_expenses: 3, net_profit: 3.75 };
const answers = {
  '/DC/DisplayNetProfits': [figures],
  '/DC/DisplayNetProfitsByMonth': [
    { ...figures, month: '2026-11-01' },
    { ...figures, month: '2026-10-01', net_profit: -1.125 },
  ],
  '/DC/DisplayNetProfitsByYear': [{ ...figures, year: '2026-01-01' }],
};
const failure = refusal(503, 'unavailable', 'The service is away.');

function answer(changes: Partial<Record<keyof typeof answers, Response>> = {}) {
  for (const [path, data] of Object.entries(answers)) {
    const given = changes[path as keyof typeof answers];
    api.on(path, given ?? json({ success: true, data }));
  }
}

const table = (name: string) => within(screen.getByRole('region', { name }));

test('the page shows three tables and a chart of the months with accessible values', async () => {
  answer();
  renderFinance(<NetProfitsPage />);
  expect(await table('Total net profit').findByRole('row', { name: /1001/ })).toHaveTextContent(
    '10016.753.003.75',
  );
  expect(await table('Net profit by month').findByRole('row', { name: /November 2026/ })).toHaveTextContent(
    '3.75',
  );
  expect(await table('Net profit by year').findByRole('row', { name: /^2026/ })).toHaveTextContent(
    '20266.753.003.75',
  );

  const chart = within(screen.getByRole('figure', { name: /Profit, expenses and net profit/ }));
  expect(chart.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
    'October 2026',
    'November 2026',
  ]);
  expect(chart.getByText(/-1\.125/)).toBeInTheDocument();
  expect(api.received.filter(({ path }) => path.includes('NetProfits')).map(({ body }) => body)).toEqual([
    {},
    {},
    {},
  ]);
  // The chart renders after the page.
  await waitFor(() => expect(document.querySelector('figure [dir="ltr"][aria-hidden]')).toBeInTheDocument());
  await expectAccessible();
});

test('a failed table keeps the others, and one error with Retry is shown', async () => {
  answer();
  api.on(
    '/DC/DisplayNetProfits',
    failure,
    failure,
    failure,
    json({ success: true, data: answers['/DC/DisplayNetProfits'] }),
  );
  const { user } = renderFinance(<NetProfitsPage />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error: The service is away.');
  expect(await table('Net profit by month').findByRole('row', { name: /November/ })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Total net profit' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Total net profit' })).toBeInTheDocument();
});

test.each([
  ['a failed', json({ success: false, message: 'Not found.' }, 404)],
  ['an empty', json({ success: true, data: [] })],
])('%s yearly call leaves out its table and its export, without an error', async (_, years) => {
  answer({ '/DC/DisplayNetProfitsByYear': years });
  const { user } = renderFinance(<NetProfitsPage />);
  expect(await table('Net profit by month').findByRole('row', { name: /November/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Net profit by year' })).toBeNull());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.queryByRole('menuitem', { name: 'Net profit by year' })).not.toBeInTheDocument();
});

test('months and years of any notation are shown', async () => {
  const of = (rows: readonly object[]) =>
    json({ success: true, data: rows.map((row) => ({ ...figures, ...row })) });
  answer({
    '/DC/DisplayNetProfits': of([{ company_id: 1001, net_profit: null }]),
    '/DC/DisplayNetProfitsByMonth': of([
      { month: '2026-10' },
      { month: 11, net_profit: 'a lot' },
      { month: null, total_expenses: '3.50' },
    ]),
    '/DC/DisplayNetProfitsByYear': of([{ year: 2026 }]),
  });
  renderFinance(<NetProfitsPage />, { isBare: true });
  const months = table('Net profit by month');
  expect(await months.findByRole('row', { name: /October 2026/ })).toHaveTextContent('3.75');
  expect(months.getByRole('row', { name: /^11/ })).toHaveTextContent('a lot');
  expect(months.getByRole('row', { name: /^—/ })).toHaveTextContent('—6.753.503.75');
  expect(await table('Net profit by year').findByRole('rowheader', { name: '2026' })).toBeInTheDocument();
  expect(table('Total net profit').getByRole('row', { name: /1001/ })).toHaveTextContent('10016.753.00—');
  const chart = within(screen.getByRole('figure', { name: /Profit, expenses and net profit/ }));
  expect(chart.getByRole('row', { name: /^11/ })).toHaveTextContent('a lot');
});

test('an empty table shows its text', async () => {
  answer({
    '/DC/DisplayNetProfits': json({ success: true, data: [] }),
    '/DC/DisplayNetProfitsByMonth': json({ success: true, data: [] }),
    '/DC/DisplayNetProfitsByYear': json({ success: true, data: [] }),
  });
  renderFinance(<NetProfitsPage />);
  await waitFor(() => expect(screen.getAllByText('No data available.')).toHaveLength(2));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});

test('a printed sheet names the company and the date', async () => {
  answer();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T11:05:00Z'));
  const setPrinting = fakePrinting();
  const print = jest.spyOn(window, 'print').mockImplementation(() => setPrinting(true));
  const { user } = renderFinance(<NetProfitsPage />);
  expect(screen.queryByText('Petra Express')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Petra Express')).toBeInTheDocument();
  expect(screen.getByText('Printed 2026-11-21 02:05 PM')).toBeInTheDocument();
});

test('each table has an export', async () => {
  answer();
  const { user } = renderFinance(<NetProfitsPage />);
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(screen.getByRole('menuitem', { name: 'Net profit by month' }));
  expect(screen.getByRole('dialog', { name: 'Export Net profit by month' })).toBeInTheDocument();
});
