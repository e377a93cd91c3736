import {
  creationBody,
  useApiMutation,
  useList,
  useRowUpdate,
  type ApiMutation,
  type ListView,
} from '@tawseel/api-client';
import { car, type Car } from './car.entity.ts';
import type { CarCreation } from './car-creation.schema.ts';

export { car, type Car } from './car.entity.ts';
export { carCreation, type CarCreation } from './car-creation.schema.ts';
export { carUpdate } from './car-update.schema.ts';

const creation: ApiMutation<CarCreation> = {
  allow: 'records.change',
  method: 'POST',
  path: '/DC/CreateCars',
  body: creationBody(car),
  invalidates: ['car'],
};

const update: ApiMutation<object> = {
  allow: 'records.change',
  method: 'PUT',
  path: '/DC/UpdateCars',
  invalidates: ['car'],
};

const removal: ApiMutation<Pick<Car, 'car_id'>> = {
  allow: 'records.change',
  method: 'DELETE',
  path: ({ car_id }) => `/DC/DeleteCars/${encodeURIComponent(car_id)}`,
  invalidates: ['car'],
};

const restoration: ApiMutation<Pick<Car, 'car_id'>> = {
  allow: 'records.change',
  needs: 'restore',
  method: 'POST',
  path: ({ car_id }) => `/DC/RestoreCars/${encodeURIComponent(car_id)}`,
  invalidates: ['car'],
  removesRowOf: 'car',
};

/** Cars of the company, page by page. */
export const useCars = (view: ListView) => useList(car, view);
/** Creates a car. */
export const useCarCreation = () => useApiMutation(creation);
/** Updates a car; its plate stays. */
export const useCarUpdate = () => useRowUpdate(car, update);
/** Hides a car and keeps its history. */
export const useCarRemoval = () => useApiMutation(removal);
/** Restores a deleted car. */
export const useCarRestoration = () => useApiMutation(restoration);
