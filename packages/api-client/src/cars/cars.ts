import { useChange, useList, type ChangeCall, type ListCall, type ListView } from '@tawseel/api-client';
import type { Car, CarInput, CarUpdate } from './cars.schema.ts';

export { carInput, carUpdate, type Car, type CarInput } from './cars.schema.ts';

const list: ListCall<Car> = { name: 'cars', path: '/DC/DisplayCars', rows: 'date', key: 'car_id' };

const creation: ChangeCall<CarInput> = { method: 'POST', path: '/DC/CreateCars', stale: ['cars'] };

const update: ChangeCall<CarUpdate> = { method: 'PUT', path: '/DC/UpdateCars', stale: ['cars'] };

const removal: ChangeCall<Pick<Car, 'car_id'>> = {
  method: 'DELETE',
  path: ({ car_id }) => `/DC/DeleteCars/${encodeURIComponent(car_id)}`,
  stale: ['cars'],
};

/** Cars of the company, page by page. */
export const useCars = (view: ListView) => useList(list, view);
/** Creates a car. */
export const useCarCreation = () => useChange(creation);
/** Updates a car; its plate stays. */
export const useCarUpdate = () => useChange(update);
/** Hides a car; its history stays. */
export const useCarRemoval = () => useChange(removal);
