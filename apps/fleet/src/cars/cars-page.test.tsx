import { done, fakeApi, listAnswer, refusal } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { car, layla, omar } from '../testing/samples.ts';
import { CarsPage } from './cars-page.tsx';

const api = fakeApi();
const list = '/DC/DisplayCars';
const removal = '/DC/DeleteCars/12-34567';

const sent = (path: string) => api.received.filter((call) => call.path === path);

beforeEach(() => api.on('/DC/DisplayDrivers', listAnswer('date', omar, layla)));

async function open(language?: 'en' | 'ar') {
  const page = renderFleet(<CarsPage />, { path: '/cars', ...(language && { language }) });
  await screen.findByText('12-34567');
  return page;
}

test('shows day-first dates, and a dash for a car without a driver', async () => {
  api.on(list, listAnswer('date', car, { ...car, car_id: '20-1', driver_id: null }));
  await open();
  const [, first, second] = screen.getAllByRole('row');
  expect(first).toHaveTextContent('12-34567D-1ToyotaPrius04/03/202016/05/2021');
  expect(second).toHaveTextContent('20-1—ToyotaPrius');
  await expectAccessible();
});

test('an empty list shows its text and links to the creation page', async () => {
  api.on(list, listAnswer('date'));
  renderFleet(<CarsPage />, { path: '/cars' });
  expect(await screen.findByText('No cars found.')).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Create car' })[0]).toHaveAttribute('href', '/create-car');
});

test('a failed list shows the error and can be retried', async () => {
  api.on(list, refusal(400, 'invalid', 'Not now.'), listAnswer('date', car));
  const { user } = renderFleet(<CarsPage />, { path: '/cars' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('12-34567')).toBeInTheDocument();
});

test('an update keeps the plate and selects the driver by name', async () => {
  api.on(list, listAnswer('date', car));
  api.on('/DC/UpdateCars', done);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit car 12-34567' }));
  expect(dialog.getByLabelText('Plate number')).toHaveAttribute('readonly');
  const driver = await dialog.findByLabelText(/^Driver ID/);
  await waitFor(() => expect(driver).toHaveValue('Omar Haddad (D-1)'));
  await pickOption(user, driver, /Layla/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Car updated successfully!')).toBeInTheDocument();
  const { company_id: _, ...sentCar } = car;
  expect(sent('/DC/UpdateCars')[0]?.body).toEqual({
    company_id: '1001',
    ...sentCar,
    driver_id: 'D-2',
    changed_fields: ['driver_id'],
    expected_fields: { driver_id: 'D-1' },
  });
});

test('a car without dates is updated, and they stay missing', async () => {
  api.on(list, listAnswer('date', { ...car, date_car_manufacture: null, date_car_service_start: null }));
  api.on('/DC/UpdateCars', done);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Model'), ' 2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Car updated successfully!')).toBeInTheDocument();
  expect(sent('/DC/UpdateCars')[0]?.body).toMatchObject({
    model: 'Prius 2',
    date_car_manufacture: null,
    date_car_service_start: null,
  });
});

test('an update rejects a manufacture after the car is in service', async () => {
  api.on(list, listAnswer('date', car));
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit car 12-34567' }));
  const made = dialog.getByLabelText('Date of manufacture');
  await user.clear(made);
  await user.type(made, '2021-05-17');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('In service since')).toHaveAccessibleDescription(
      'This is before the date of manufacture.',
    ),
  );
  expect(sent('/DC/UpdateCars')).toHaveLength(0);
});

test('a car is deleted after a confirmation that names its plate', async () => {
  api.on(list, listAnswer('date', car));
  api.on(removal, done);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^Are you sure/)).toHaveTextContent(
    'Are you sure you want to delete car 12-34567?',
  );
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Car deleted successfully!')).toBeInTheDocument();
  expect(sent(removal)[0]?.method).toBe('DELETE');
});

test('the page is translated to Arabic', async () => {
  api.on(list, listAnswer('date', car));
  await open('ar');
  expect(screen.getByRole('heading', { level: 1, name: 'السيارات' })).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'بداية الخدمة' })).toBeInTheDocument();
});
