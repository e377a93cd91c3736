import { done, fakeApi, json, listAnswer, refusal, tokenWith } from '@tawseel/api-client/testing';
import { expectAccessible } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderDispatch } from '../testing/render-dispatch.tsx';
import { FailureReasonsPage } from './failure-reasons-page.tsx';

const api = fakeApi();

const reason = {
  reason_id: 'no-answer',
  label_en: 'No answer',
  label_ar: 'لا يرد',
  next_step: 'Retry',
  counts: 'Yes',
  needs_photo: 'No',
  state: 'Active',
};

const appSettings = {
  delivery_photo: 'Optional',
  delivery_signature: 'Off',
  shows_commission: false,
  proof_months: 12,
};

async function open(options: Partial<Parameters<typeof renderDispatch>[1]> = {}) {
  api.on('/DC/DisplayFailureReasons', listAnswer('data', reason));
  api.on('/DC/DisplayDispatchSettings', json({ success: true, data: { attempt_limit: 3 } }));
  api.on('/DC/DisplayDriverAppSettings', json({ success: true, data: appSettings }));
  const page = renderDispatch(<FailureReasonsPage />, { path: '/failure-reasons', ...options });
  await screen.findByRole('row', { name: /No answer/ });
  return page;
}
const sent = (path: string) => api.received.filter((call) => call.path === path).map(({ body }) => body);

test.each([
  ['en', 'Reason in English', 'Try again', /after 3 failed attempts/],
  ['ar', 'السبب بالعربية', 'إعادة المحاولة', /بعد 3 محاولات/],
] as const)('the list begins with the label of the language %s', async (language, first, next, limit) => {
  await open({ language });
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent(first);
  expect(screen.getByRole('cell', { name: next })).toBeInTheDocument();
  expect(await screen.findByText(limit)).toBeInTheDocument();
  await expectAccessible();
});

test('a reason is added, and a refused one keeps what was typed', async () => {
  const { user } = await open();
  api.on('/DC/CreateFailureReasons', refusal(409, 'duplicate', 'There is a reason closed already.'), done);
  await user.click(screen.getByRole('button', { name: 'Add a reason' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a reason' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText('Code')).toBeInvalid();
  await user.type(dialog.getByLabelText('Code'), 'closed');
  await user.type(dialog.getByLabelText('Reason in Arabic'), 'المحل مغلق');
  await user.type(dialog.getByLabelText('Reason in English'), 'Shop closed');
  await user.selectOptions(dialog.getByLabelText('What happens next'), 'The dispatcher decides');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/There is a reason closed/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Reason in English')).toHaveValue('Shop closed');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The reason was added.')).toBeInTheDocument();
  expect(sent('/DC/CreateFailureReasons').at(-1)).toEqual({
    ...reason,
    reason_id: 'closed',
    label_en: 'Shop closed',
    label_ar: 'المحل مغلق',
    next_step: 'Ask',
  });
});

test('a change of a reason sends what was changed', async () => {
  const { user } = await open();
  api.on('/DC/UpdateFailureReasons', done);
  const row = within(screen.getByRole('row', { name: /No answer/ }));
  await user.click(row.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Edit No answer/ }));
  await user.selectOptions(dialog.getByLabelText('Counts as an attempt'), 'No');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The reason was updated.')).toBeInTheDocument();
  expect(sent('/DC/UpdateFailureReasons')).toEqual([
    { ...reason, counts: 'No', changed_fields: ['counts'], expected_fields: { counts: 'Yes' } },
  ]);
});

test('the limit of attempts is between 1 and 9', async () => {
  const { user } = await open();
  api.on('/DC/UpdateDispatchSettings', done);
  await user.click(await screen.findByRole('button', { name: 'Limit of attempts' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Limit of attempts' }));
  const limit = dialog.getByLabelText(/before a return/);
  expect(limit).toHaveValue('3');
  await user.clear(limit);
  await user.type(limit, '12');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(limit).toBeInvalid();
  await user.clear(limit);
  await user.type(limit, '5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The limit of attempts was saved.')).toBeInTheDocument();
  expect(sent('/DC/UpdateDispatchSettings')).toEqual([{ attempt_limit: 5 }]);
});

test("the settings of the driver's app are changed", async () => {
  const { user } = await open();
  api.on('/DC/UpdateDriverAppSettings', done);
  await user.click(await screen.findByRole('button', { name: "Driver's app" }));
  const dialog = within(await screen.findByRole('dialog', { name: "Driver's app" }));
  expect(dialog.getByLabelText('Photo at a delivery')).toHaveValue('Optional');
  expect(dialog.getByLabelText('Drivers see their commission')).toHaveValue('No');
  await user.selectOptions(dialog.getByLabelText('Signature of the receiver'), 'Always');
  await user.selectOptions(dialog.getByLabelText('Drivers see their commission'), 'Yes');
  const months = dialog.getByLabelText(/^Months for which/);
  await user.clear(months);
  await user.type(months, '61');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(months).toBeInvalid();
  await expectAccessible();
  await user.clear(months);
  await user.type(months, '6');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The settings of the app were saved.')).toBeInTheDocument();
  expect(sent('/DC/UpdateDriverAppSettings')).toEqual([
    { ...appSettings, delivery_signature: 'Required', shows_commission: true, proof_months: 6 },
  ]);
});

test('a server without the app has no settings of it', async () => {
  await open({ client: { readCapabilities: () => ['lists', 'dispatch'] } });
  expect(await screen.findByText(/after 3 failed attempts/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: "Driver's app" })).not.toBeInTheDocument();
  expect(sent('/DC/DisplayDriverAppSettings')).toEqual([]);
});

test('a person without the right sees the list alone', async () => {
  await open({ client: { readToken: () => tokenWith({ role: 'Cashier' }) } });
  expect(await screen.findByText(/after 3 failed attempts/)).toBeInTheDocument();
  for (const name of ['Edit', 'Add a reason', 'Limit of attempts', "Driver's app"])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
