import { fakeApi, json, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { layla, omar } from '../testing/samples.ts';
import { CarCreationPage } from './car-creation-page.tsx';

const api = fakeApi();
const path = '/DC/CreateCars';
const typed = {
  'Plate number': '12-34567',
  Type: 'Toyota',
  Model: 'Prius',
  'Date of manufacture': '2020-03-04',
  'In service since': '2021-05-16',
};

beforeEach(() => api.on('/DC/DisplayDrivers', listAnswer('date', omar, layla)));

async function open() {
  const page = renderFleet(<CarCreationPage />, { path: '/create-car' });
  await screen.findByRole('combobox', { name: /^Driver ID/ });
  const save = () => page.user.click(screen.getByRole('button', { name: 'Create car' }));
  const fill = async () => {
    for (const [label, text] of Object.entries(typed)) {
      await page.user.type(screen.getByLabelText(label), text);
    }
  };
  return { ...page, fill, save };
}

const sent = () => api.received.filter((call) => call.path === path);

test('submits a car without a driver', async () => {
  api.on(path, json({ success: true, message: 'Car created successfully!' }));
  const { fill, save } = await open();
  expect(screen.getByLabelText(/^Driver ID/)).toHaveAttribute('placeholder', 'No driver');
  await expectAccessible();
  await fill();
  await save();
  expect(await screen.findByText('Car created successfully!')).toBeInTheDocument();
  expect(sent()[0]?.body).toEqual({
    company_id: '1001',
    car_id: '12-34567',
    driver_id: '',
    type_car: 'Toyota',
    model: 'Prius',
    date_car_manufacture: '2020-03-04',
    date_car_service_start: '2021-05-16',
  });
});

test('submits the chosen driver', async () => {
  api.on(path, json({ success: true }));
  const { user, fill, save } = await open();
  await fill();
  await pickOption(user, screen.getByLabelText(/^Driver ID/), /Layla/);
  await save();
  expect(await screen.findByText('Car created successfully!')).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ driver_id: 'D-2' });
});

test('requires every field but the driver', async () => {
  const { save } = await open();
  await save();
  for (const label of Object.keys(typed)) {
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/This field is required\.$/);
  }
  expect(screen.getByLabelText(/^Driver ID/)).not.toHaveAttribute('aria-invalid');
});

test('rejects a service date before the manufacture', async () => {
  const { user, fill, save } = await open();
  await fill();
  await user.clear(screen.getByLabelText('In service since'));
  await user.type(screen.getByLabelText('In service since'), '2020-03-03');
  await save();
  expect(screen.getByLabelText('In service since')).toHaveAccessibleDescription(
    /This is before the date of manufacture\.$/,
  );
  expect(sent()).toHaveLength(0);
});

test('rejects a plate with other characters', async () => {
  const { user, save } = await open();
  await user.type(screen.getByLabelText('Plate number'), '12#34');
  await save();
  expect(screen.getByLabelText('Plate number')).toHaveAccessibleDescription(
    /Use letters, digits, spaces and - _ \. \/ only\.$/,
  );
  expect(sent()).toHaveLength(0);
});

test('a duplicate plate shows an error beside its field and keeps the typed values', async () => {
  api.on(path, refusal(409, 'duplicate', 'Taken.', { car_id: 'This is already in use.' }));
  const { fill, save } = await open();
  await fill();
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Taken.');
  expect(screen.getByLabelText('Plate number')).toHaveAccessibleDescription(/This is already in use\.$/);
  expect(screen.getByLabelText('Model')).toHaveValue('Prius');
});

test('a plate of a deleted car offers to restore that car and links to it in the list', async () => {
  const taken = { success: false, code: 'duplicate', message: 'Deleted.', restorable: true };
  api.on(path, json({ ...taken, fields: { car_id: 'A deleted record already uses this.' } }, 409));
  api.on('/DC/RestoreCars/12-34567', json({ success: true }));
  const { user, router, fill, save } = await open();
  await fill();
  await save();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Car restored successfully!')).toBeInTheDocument();
  expect(api.received.at(-1)).toMatchObject({ method: 'POST', path: '/DC/RestoreCars/12-34567', body: {} });
  expect(router.state.location).toMatchObject({ pathname: '/cars', search: '?search=12-34567' });
});
