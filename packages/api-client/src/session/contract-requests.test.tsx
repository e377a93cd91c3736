import { useList, useRowCreation, useRowRemoval, useRowUpdate } from '@tawseel/api-client';
import { act } from '@testing-library/react';
import { car } from '../cars/cars.ts';
import { useCityRemoval } from '../cities/cities.ts';
import { fakeApi, json } from '../testing/fake-api.ts';
import { renderWithApi, testClient } from '../testing/render-with-api.tsx';
import { checkToken, signIn } from './session.ts';

// Another origin whose CORS allows only what the contract needs refuses a request with any further header.
const allowed = new Set(['accept', 'accept-language', 'authorization', 'content-type']);
const contractOnly = { readCapabilities: () => [] };

const api = fakeApi();
const others = () =>
  api.received.flatMap(({ headers }) => [...headers.keys()].filter((name) => !allowed.has(name)));

test('sign-in and token check have no other header than those of the contract', async () => {
  api.on('/LoginDC', json({ success: true, token: 'fresh' }));
  api.on('/DC/Web/CheckToken', json({ success: true }));
  await signIn(testClient({ ...contractOnly, readToken: () => null }), {
    company_id: '1001',
    password_company: 'secret-1',
  });
  await checkToken(testClient(contractOnly));
  expect(api.received.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer token-1']);
  expect(others()).toEqual([]);
});

test('reads and changes have no other header than those of the contract', async () => {
  const kangoo = {
    car_id: '12-345',
    driver_id: null,
    type_car: 'Van',
    model: 'Kangoo',
    date_car_manufacture: '2019-03-07',
    date_car_service_start: '2020-01-01',
  };
  const paths = ['DisplayCars', 'CreateCars', 'UpdateCars', 'DeleteCars/12-345', 'DeleteCitys/Amman/Jordan'];
  for (const path of paths) api.on(`/DC/${path}`, json({ success: true, date: [] }));
  const { result } = renderWithApi(
    () => ({
      list: useList(car, {}),
      create: useRowCreation(car),
      update: useRowUpdate(car),
      remove: useRowRemoval(car),
      removeCity: useCityRemoval(),
    }),
    undefined,
    contractOnly,
  );
  await act(async () => {
    await result.current.create?.({ ...kangoo, driver_id: '' });
    await result.current.update?.(kangoo, kangoo, ['model']);
    await result.current.remove?.({ car_id: kangoo.car_id });
    await result.current.removeCity?.({ city: 'Amman', country: 'Jordan' });
  });
  const requested = api.received.map(({ path }) => path.replace('/DC/', ''));
  expect(new Set(requested)).toEqual(new Set(paths));
  expect(others()).toEqual([]);
});
