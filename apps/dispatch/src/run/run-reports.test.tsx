import { fakeApi, json, listAnswer, tokenWith } from '@tawseel/api-client/testing';
import { screen, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { lateReport, photo } from '../testing/report-samples.ts';
import { deliveredLine, issuedRun, runLineOf } from '../testing/run-samples.ts';
import { RunPage } from './run-page.tsx';

const api = fakeApi();

async function open(role = 'Owner') {
  api.on('/DC/DisplayRuns', listAnswer('data', issuedRun));
  api.on('/DC/DisplayRunLines', listAnswer('data', { ...deliveredLine, proofs: 2 }, runLineOf(2)));
  api.on('/DC/DisplayFailureReasons', listAnswer('data'));
  api.on('/DC/DisplayFlaggedEvents', json({ success: true, data: [lateReport] }));
  api.on('/DC/DisplayProofs', json({ success: true, data: [photo] }));
  const { user } = renderDispatch(<RunPage />, {
    path: '/runs/12',
    route: '/runs/:runId',
    client: { readToken: () => tokenWith({ role }) },
  });
  await screen.findByRole('row', { name: /Customer 2/ });
  return user;
}

test('a report of the driver that waits is above the orders', async () => {
  await open();
  expect(await screen.findByText('The order had ended already.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Put aside' })).toBeInTheDocument();
});

test('an order with photos says how many, and shows them', async () => {
  const user = await open('Cashier');
  const row = (position: number) =>
    within(screen.getByRole('row', { name: new RegExp(`Customer ${position}`) }));
  expect(row(1).getByText('Photos: 2')).toBeInTheDocument();
  expect(row(2).queryByRole('button')).not.toBeInTheDocument();
  await user.click(row(1).getByRole('button', { name: 'Photos' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proof of order O-1' }));
  expect(await dialog.findByRole('button', { name: /^Photo/ })).toBeInTheDocument();
});
