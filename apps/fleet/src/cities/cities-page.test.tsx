import { done, fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { city, layla, omar } from '../testing/samples.ts';
import { CitiesPage } from './cities-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayCitys';
const removal = '/DC/DeleteCitys/A%2FB/Jordan';
const third = { ...omar, driver_id: 'D-3', name_driver: 'Sami Odeh' };

const sent = (path: string) => api.received.filter((call) => call.path === path);

const blockers = '/DC/DisplayDeletionBlockers';

beforeEach(() => {
  api.on('/DC/DisplayDrivers', listAnswer('date', omar, layla, third));
  api.on(blockers, listAnswer('data'));
});

async function open(language?: 'en' | 'ar') {
  const page = renderFleet(<CitiesPage />, { path: '/cities', ...(language && { language }) });
  await screen.findByRole('row', { name: /Same day/ });
  return page;
}

async function openUpdate() {
  const page = await open();
  await page.user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit city Amman' }));
  const save = () => page.user.click(dialog.getByRole('button', { name: 'Save' }));
  return { ...page, dialog, save };
}

test('shows cities with prices, drivers, and their creation on a 12-hour clock', async () => {
  api.on(list, listAnswer('date', { ...city, driver1_id: 'D-2' }));
  await open();
  expect(screen.getByRole('row', { name: /Same day/ })).toHaveTextContent(
    'AmmanJordanSame day2.501.00D-2——2026-01-02 08:05 PM',
  );
  await expectAccessible();
});

test('an empty list shows its text and links to the creation page', async () => {
  api.on(list, listAnswer('date'));
  renderFleet(<CitiesPage />, { path: '/cities' });
  expect(await screen.findByText('No Cities found.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create city' })[0]).toHaveAttribute('href', '/create-city');
});

test('a failed list shows the error and can be retried', async () => {
  api.on(list, refusal(400, 'invalid', 'Not now.'), listAnswer('date', city));
  const { user } = renderFleet(<CitiesPage />, { path: '/cities' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /Same day/ })).toBeInTheDocument();
});

test('drivers are requested when their list opens, active ones first, and inactive ones are marked', async () => {
  api.on(list, listAnswer('date', city));
  const { user, dialog } = await openUpdate();
  expect(sent('/DC/DisplayDrivers')).toHaveLength(0);
  await user.click(dialog.getByLabelText('First driver'));
  expect(await dialog.findByRole('option', { name: /^Layla Nasser \(D-2\) \(inactive\)/ })).toBeVisible();
  expect(sent('/DC/DisplayDrivers').map(({ body }) => body)).toEqual([{ limit: 20, sort: 'status' }]);
});

const sentDrivers = () =>
  sent('/DC/UpdateCitys').map(({ body }) =>
    Object.entries(body ?? {}).filter(([name]) => /^driver\d_id$/.test(name)),
  );
const inEachPlace = (driver: string | null) =>
  ['driver1_id', 'driver2_id', 'driver3_id'].map((name) => [name, driver]);

test('a price of a city without drivers changes without a choice of drivers; city and country stay', async () => {
  api.on(list, listAnswer('date', city));
  api.on('/DC/UpdateCitys', done);
  const { user, dialog, save } = await openUpdate();
  for (const label of ['City', 'Country']) expect(dialog.getByLabelText(label)).toHaveAttribute('readonly');
  await expectAccessible();
  await user.clear(dialog.getByLabelText('Delivery price'));
  await user.type(dialog.getByLabelText('Delivery price'), '3');
  await save();
  expect(await screen.findByText('City updated successfully!')).toBeInTheDocument();
  expect(sent('/DC/UpdateCitys')[0]?.body).toMatchObject({
    delivery_price: 3,
    changed_fields: ['delivery_price'],
  });
  expect(sentDrivers()).toEqual([inEachPlace(null)]);
});

test('one driver fills the places that are empty', async () => {
  api.on(list, listAnswer('date', city));
  api.on('/DC/UpdateCitys', done);
  const { user, dialog, save } = await openUpdate();
  expect(dialog.getByLabelText('First driver')).toHaveAccessibleDescription(/^One driver is enough/);
  await pickOption(user, dialog.getByLabelText('Second driver'), /Layla/);
  await save();
  expect(await screen.findByText('City updated successfully!')).toBeInTheDocument();
  expect(sentDrivers()).toEqual([inEachPlace('D-2')]);
});

test('the only driver of a city is shown once and replaced by one choice', async () => {
  api.on(list, listAnswer('date', { ...city, driver1_id: 'D-1', driver2_id: 'D-1', driver3_id: 'D-1' }));
  api.on('/DC/UpdateCitys', done);
  const { user, dialog, save } = await openUpdate();
  for (const label of ['Second driver', 'Third driver']) expect(dialog.getByLabelText(label)).toHaveValue('');
  await pickOption(user, dialog.getByLabelText('First driver'), /Layla/);
  await save();
  expect(await screen.findByText('City updated successfully!')).toBeInTheDocument();
  expect(sentDrivers()).toEqual([inEachPlace('D-2')]);
  expect(sent('/DC/UpdateCitys')[0]?.body).toMatchObject({
    changed_fields: ['driver1_id', 'driver2_id', 'driver3_id'],
    expected_fields: { driver1_id: 'D-1', driver2_id: 'D-1', driver3_id: 'D-1' },
  });
});

test('an update sends the present timestamp', async () => {
  api.on(list, listAnswer('date', city));
  api.on('/DC/UpdateCitys', done);
  const { user, dialog, save } = await openUpdate();
  for (const [label, name] of [
    ['First driver', 'Layla'],
    ['Second driver', 'Omar'],
    ['Third driver', 'Sami'],
  ] as const)
    await pickOption(user, dialog.getByLabelText(label), new RegExp(name));
  await save();
  expect(await screen.findByText('City updated successfully!')).toBeInTheDocument();
  const body = sent('/DC/UpdateCitys')[0]?.body as { date_time: string };
  expect(body).toEqual({
    company_id: '1001',
    country: 'Jordan',
    city: 'Amman',
    delivery_type: 'Same day',
    delivery_price: 2.5,
    return_price: 1,
    driver1_id: 'D-2',
    driver2_id: 'D-1',
    driver3_id: 'D-3',
    date_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    changed_fields: ['driver1_id', 'driver2_id', 'driver3_id'],
    expected_fields: { driver1_id: null, driver2_id: null, driver3_id: null },
  });
  expect(Math.abs(Date.now() - Date.parse(body.date_time))).toBeLessThan(60_000);
});

test('a city is deleted after confirmation, by name and country in the request body', async () => {
  api.on(list, listAnswer('date', { ...city, city: 'A/B' }));
  api.on(removal, done);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/^Are you sure/)).toHaveTextContent(
    'Are you sure you want to delete the city A/B, Jordan?',
  );
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('City deleted successfully!')).toBeInTheDocument();
  expect(sent(removal)[0]).toMatchObject({ method: 'DELETE', body: { city: 'A/B', country: 'Jordan' } });
});

test('a city with open orders is kept, and a link leads to them', async () => {
  api.on(list, listAnswer('date', city));
  api.on(blockers, listAnswer('data', { kind: 'open_orders', value: 2 }));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('link', { name: 'Show orders' })).toHaveAttribute(
    'href',
    '/orders?city_order=Amman&status=open',
  );
  expect(sent(blockers)[0]?.body).toEqual({ entity: 'city', key: 'Amman' });
});

test('the page is translated to Arabic', async () => {
  api.on(list, listAnswer('date', city));
  await open('ar');
  expect(screen.getByRole('heading', { level: 1, name: 'المدن' })).toBeInTheDocument();
  expect(screen.getByText('2026-01-02 08:05 م')).toBeInTheDocument();
});
