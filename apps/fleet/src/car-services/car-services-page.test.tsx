import type { CarService } from '@tawseel/api-client/cars';
import { done, fakeApi, listAnswer } from '@tawseel/api-client/testing';
import { expectAccessible, pickOption } from '@tawseel/ui/testing';
import { screen, within } from '@testing-library/react';
import { renderFleet } from '../testing/render-fleet.tsx';
import { car } from '../testing/samples.ts';
import { CarServicesPage } from './car-services-page.tsx';

const api = fakeApi();
const service: CarService = {
  service_id: 'S-1',
  company_id: '1001',
  car_id: '12-34567',
  serviced_on: '2026-01-31',
  odometer: 81250,
  cost: 35.5,
  description: 'Oil change',
};

async function open(language: 'en' | 'ar' = 'en', cars = [car]) {
  api.on('/DC/DisplayCarServices', listAnswer('data', service));
  api.on('/DC/DisplayCars', listAnswer('date', ...cars));
  const page = renderFleet(<CarServicesPage />, { path: '/car-services', language });
  await screen.findByRole('row', { name: /S-1/ });
  return page;
}

test.each([
  ['en', ['Service no.', 'Plate number', 'Service date', 'Odometer (km)', 'Cost', 'Description', 'Actions']],
  ['ar', ['رقم الصيانة', 'رقم اللوحة', 'تاريخ الصيانة', 'قراءة العدّاد (كم)', 'التكلفة', 'الوصف', 'الإجراءات']],
] as const)('the list has headers in the language %s', async (language, headers) => {
  await open(language);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers);
  expect(screen.getByRole('row', { name: /S-1/ })).toHaveTextContent(
    'S-112-345672026-01-3181,25035.50Oil change',
  );
  await expectAccessible();
});

test('a service is added for one of the cars', async () => {
  const { user } = await open();
  api.on('/DC/CreateCarServices', done);
  await user.click(screen.getByRole('button', { name: 'Add a service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a service' }));
  await user.type(dialog.getByLabelText('Service no.'), 'S-2');
  await pickOption(user, dialog.getByLabelText('Plate number'), /Prius \(12-34567\)/);
  await user.type(dialog.getByLabelText('Service date'), '2026-02-01');
  await user.type(dialog.getByLabelText('Odometer (km)'), '82000');
  await user.type(dialog.getByLabelText('Cost'), '20.5');
  await user.type(dialog.getByLabelText('Description'), 'Brakes');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Service added successfully!')).toBeInTheDocument();
  expect(api.received.find(({ path }) => path === '/DC/CreateCarServices')?.body).toEqual({
    service_id: 'S-2',
    company_id: '1001',
    car_id: '12-34567',
    serviced_on: '2026-02-01',
    odometer: 82000,
    cost: 20.5,
    description: 'Brakes',
  });
});

test('an update names the changed fields', async () => {
  const { user } = await open();
  api.on('/DC/UpdateCarServices', done);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit service S-1' }));
  await user.clear(dialog.getByLabelText('Cost'));
  await user.type(dialog.getByLabelText('Cost'), '40');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Service updated successfully!')).toBeInTheDocument();
  expect(api.received.find(({ path }) => path === '/DC/UpdateCarServices')?.body).toEqual({
    ...service,
    cost: 40,
    changed_fields: ['cost'],
    expected_fields: { cost: 35.5 },
  });
});

test('an update shows the car of the service, also after its deletion', async () => {
  const { user } = await open('en', []);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit service S-1' }));
  expect(dialog.getByLabelText('Plate number')).toHaveValue('12-34567 (deleted)');
});
