import { fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { keepDrafts } from '@tawseel/ui';
import { screen, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { heldOrder as order, holder } from '../testing/samples.ts';
import { HandoversPage } from './handovers-page.tsx';

const api = fakeApi();

const omar = { ...holder, cash: 150, other: 0 };
const second = { ...order, journal_id: 2, merchant_order_id: 'O-2', amount: 50 };
const third = { ...order, journal_id: 3, merchant_order_id: 'O-3', amount: 7 };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.on('/DC/DisplayHandoverDrivers', listAnswer('data', omar));
});

const open = () => renderFleet(<HandoversPage />, { path: '/handovers' });

async function findDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Handover of Omar Haddad' }));
  await dialog.findByText('O-1');
  return dialog;
}

test('a handover opens again after its session ended, with the count, the ticks and what arrived since', async () => {
  api.on('/DC/DisplayHandoverOrders', listAnswer('data', order, second));
  const { user, unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Hand over' }));
  const before = await findDialog();
  await user.click(before.getByRole('checkbox', { name: /O-2/ }));
  await user.type(before.getByLabelText('Note of 20 JD'), '4');
  await user.type(before.getByLabelText(/^Commission kept/), '2.5');
  await user.type(before.getByLabelText(/^Note \(/), 'Two bags');
  keepDrafts('1001');
  unmount();

  api.on('/DC/DisplayHandoverOrders', listAnswer('data', order, second, third));
  open();
  const after = await findDialog();
  expect(await after.findByText(/^Your session ended while you were typing/)).toBeInTheDocument();
  expect(after.getByLabelText('Note of 20 JD')).toHaveValue('4');
  expect(after.getByLabelText(/^Commission kept/)).toHaveValue('2.5');
  expect(after.getByLabelText(/^Note \(/)).toHaveValue('Two bags');
  const ticked = ['O-1', 'O-2', 'O-3'].map((id) => {
    const box = after.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(id) });
    return box.checked;
  });
  expect(ticked).toEqual([true, false, false]);
  expect(after.getByText(/1 order was delivered while you counted/)).toBeInTheDocument();
});
