import { expectSuccess } from '../run/client.ts';
import type { Context } from '../run/context.ts';
import { lists } from '../contract/lists.ts';
import { expectNoRow, expectRow } from '../run/rows.ts';

export async function checkCars({ send, report, forms }: Context): Promise<void> {
  const { car, driver } = forms;
  const key = { car_id: car.car_id };
  await report.check('POST /DC/CreateCars', 'creates a car without a driver', async () => {
    await expectSuccess(send('POST', '/DC/CreateCars', car));
    await expectRow(send, lists.cars, key);
  });
  await report.check('PUT /DC/UpdateCars', 'updates a car, with the whole row as its body', async () => {
    const row = await expectRow(send, lists.cars, key);
    const update = { model: 'Corolla', driver_id: driver.driver_id };
    await expectSuccess(send('PUT', '/DC/UpdateCars', { ...row, ...update }));
    await expectRow(send, lists.cars, { ...key, ...update });
  });
  await report.check('DELETE /DC/DeleteCars/{car_id}', 'deletes a car', async () => {
    await expectRow(send, lists.cars, key);
    await expectSuccess(send('DELETE', `/DC/DeleteCars/${car.car_id}`));
    await expectNoRow(send, lists.cars, key);
  });
}

export async function checkCities({ send, report, forms }: Context): Promise<void> {
  const { city, driver } = forms;
  const key = { country: city.country, city: city.city };
  await report.check('POST /DC/CreateCitys', 'creates a city', async () => {
    await expectSuccess(send('POST', '/DC/CreateCitys', city));
    await expectRow(send, lists.cities, key);
  });
  await report.check(
    'PUT /DC/UpdateCitys',
    'assigns three drivers, with the whole row as its body',
    async () => {
      const row = await expectRow(send, lists.cities, key);
      const { driver_id } = driver;
      const drivers = { driver1_id: driver_id, driver2_id: driver_id, driver3_id: driver_id };
      const date_time = new Date().toISOString();
      await expectSuccess(
        send('PUT', '/DC/UpdateCitys', { ...row, ...drivers, delivery_price: '3', date_time }),
      );
      await expectRow(send, lists.cities, { ...key, ...drivers, delivery_price: 3 });
    },
  );
  await report.check('DELETE /DC/DeleteCitys/{city}/{country}', 'deletes a city', async () => {
    await expectRow(send, lists.cities, key);
    await expectSuccess(send('DELETE', `/DC/DeleteCitys/${city.city}/${city.country}`, key));
    await expectNoRow(send, lists.cities, key);
  });
}
