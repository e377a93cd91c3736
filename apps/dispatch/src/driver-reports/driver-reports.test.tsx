import type { FlaggedEvent } from '@tawseel/api-client/driver-app';
import { done, fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { amountReport, lateReport, photo, signature } from '../testing/report-samples.ts';
import { DriverReports } from './driver-reports.tsx';

const api = fakeApi();
const path = '/DC/DisplayFlaggedEvents';
const decision = '/DC/DecideDriverEvent';
const answer = (...reports: readonly FlaggedEvent[]) => json({ success: true, data: reports });
const sent = (to: string) => api.received.filter((call) => call.path === to).map(({ body }) => body);

beforeEach(() => {
  api.on('/DC/DisplayFailureReasons', listAnswer('data'));
  api.on('/DC/DisplayProofs', json({ success: true, data: [photo, signature] }));
});

const open = (options: Partial<Parameters<typeof renderDispatch>[1]> = {}, runId?: number) =>
  renderDispatch(<DriverReports {...(runId !== undefined && { runId })} />, { path: '/desk', ...options });

const report = async (customer: string) => {
  const items = await screen.findAllByRole('listitem');
  const item = items.find(({ textContent }) => textContent?.includes(customer));
  if (!item) throw new Error(`No report of ${customer}`);
  return within(item);
};

test('a report shows its event, the reason why it waits, and the present state of the order', async () => {
  api.on(path, answer(lateReport, amountReport));
  open();
  const late = await report('Salma Haddad');
  expect(screen.getAllByRole('heading', { level: 3 }).at(-1)).toBe(late.getByRole('heading'));
  expect(screen.getByRole('heading', { name: /^Reports of drivers.*2$/ })).toBeInTheDocument();
  expect(late.getByRole('heading')).toHaveTextContent('DeliveredOmar Haddad · 2026-11-22 10:00 AM');
  expect(late.getByText('The order had ended already.')).toBeInTheDocument();
  expect(late.getByText('Returned')).toBeInTheDocument();
  expect(late.getByText('Paid at the door')).toBeInTheDocument();
  expect(late.getByText('2026-11-22 01:30 PM')).toBeInTheDocument();
  expect(late.getByRole('link', { name: 'O-1' })).toHaveAttribute('href', '/orders?search=O-1');
  expect(late.getByRole('link', { name: 'Run 12' })).toHaveAttribute('href', '/runs/12');
  expect(late.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  expect(late.getByText(/cannot be applied/)).toBeInTheDocument();
  const amount = await report('Rami Odeh');
  expect(amount.getByText('18.00')).toBeInTheDocument();
  expect(amount.getByText('20.50')).toBeInTheDocument();
  await expectAccessible();
});

test('a report has its own photos, which open large', async () => {
  api.on(path, answer(amountReport));
  const { user } = open();
  const thumbnail = await screen.findByRole('button', { name: /^Photo · Delivered · .*Omar Haddad/ });
  expect(screen.queryByRole('button', { name: /^Signature/ })).not.toBeInTheDocument();
  expect(sent('/DC/DisplayProofs')).toEqual([{ orders: [{ merchant_order_id: 'O-2', merchant_id: 'M-1' }] }]);
  await user.click(thumbnail);
  const dialog = await screen.findByRole('dialog', { name: 'Proof of order O-2' });
  expect(within(dialog).getByRole('button', { name: 'Print' })).toBeInTheDocument();
  await expectAccessible();
});

test('the number of photos that have not arrived is shown', async () => {
  api.on(
    path,
    answer({ ...amountReport, merchant_order_id: null, merchant_id: null, code: '999', proofs: 2 }),
  );
  open();
  expect(await screen.findByText('Photos: 2')).toBeInTheDocument();
  expect(screen.getByText('999')).toBeInTheDocument();
  expect(sent('/DC/DisplayProofs')).toEqual([]);
});

test('a report is applied, and leaves the list', async () => {
  api.on(path, answer(amountReport), answer());
  api.on(decision, refusal(409, 'changed', 'The order has ended.'), done);
  const { user } = open();
  await user.click((await report('Rami Odeh')).getByRole('button', { name: 'Apply' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Apply the report of Omar Haddad' }));
  expect(dialog.getByText(/^The order ends as delivered\. .*18\.00.* becomes its price/)).toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Note/), 'Agreed by phone');
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await dialog.findByText('The order has ended.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('The report was applied.')).toBeInTheDocument();
  expect(sent(decision).at(-1)).toEqual({
    event_id: amountReport.event_id,
    decision: 'Apply',
    note: 'Agreed by phone',
  });
  expect(await screen.findByText('No report waits.')).toBeInTheDocument();
});

test('a report is put aside without a note, in Arabic', async () => {
  api.on(path, answer(lateReport));
  api.on(decision, done);
  const { user } = open({ language: 'ar' });
  await user.click(await screen.findByRole('button', { name: 'تنحية' }));
  const dialog = within(await screen.findByRole('dialog', { name: /تنحية بلاغ/ }));
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'تنحية' }));
  expect(await screen.findByText('تمت تنحية البلاغ.')).toBeInTheDocument();
  expect(sent(decision)).toEqual([{ event_id: lateReport.event_id, decision: 'Dismiss', note: '' }]);
});

test('a run shows its own reports alone, and nothing without any', async () => {
  api.on(path, answer(lateReport, amountReport));
  const { unmount } = open({}, 13);
  expect(await screen.findByText('Rami Odeh')).toBeInTheDocument();
  expect(screen.queryByText('Salma Haddad')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Run 13' })).not.toBeInTheDocument();
  unmount();
  open({}, 14);
  await waitFor(() => expect(sent(path)).toHaveLength(2));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('many reports are shown when they are requested', async () => {
  const many = Array.from({ length: 5 }, (_, at) => ({
    ...lateReport,
    event_id: `${at}${lateReport.event_id.slice(1)}`,
  }));
  api.on(path, answer(...many));
  const { user } = open();
  expect(await screen.findAllByText('Salma Haddad')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all 5' }));
  expect(screen.getAllByText('Salma Haddad')).toHaveLength(5);
});

test('a report of a newer app is shown by the name that the app gives it', async () => {
  api.on(path, answer({ ...lateReport, kind: 'weighed', flag: 'unreadable' }));
  open();
  expect((await report('Salma Haddad')).getByRole('heading')).toHaveTextContent(/^weighed/);
});

test('reports that cannot be read can be requested again', async () => {
  api.on(path, refusal(400, 'invalid', 'Not now.'), answer());
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No report waits.')).toBeInTheDocument();
});

test('a person who manages no runs decides nothing', async () => {
  api.on(path, answer(amountReport));
  open({ client: { readToken: () => tokenWith({ role: 'Cashier' }) } });
  const item = await report('Rami Odeh');
  expect(item.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  expect(item.queryByRole('button', { name: 'Put aside' })).not.toBeInTheDocument();
});

test('a server without the app gets no request', async () => {
  const { container } = open({ client: { readCapabilities: () => ['dispatch'] } });
  await waitFor(() => expect(container).toBeInTheDocument());
  expect(screen.queryByText('No report waits.')).not.toBeInTheDocument();
  expect(sent(path)).toEqual([]);
});
