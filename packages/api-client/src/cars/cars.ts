import { useApiMutation, useList, useWholeList, type ApiMutation, type ListView } from '@tawseel/api-client';
import { car, type Car } from './car.entity.ts';
import {
  carService,
  type CarService,
  type CarServiceCreation,
  type CarServiceUpdate,
} from './car-service.entity.ts';
import type { CarCreation } from './car-creation.schema.ts';
import type { CarUpdate } from './car-update.schema.ts';

export { car, type Car } from './car.entity.ts';
export { carCreation, type CarCreation } from './car-creation.schema.ts';
export {
  carService,
  carServiceCreation,
  carServiceUpdate,
  type CarService,
  type CarServiceCreation,
} from './car-service.entity.ts';
export { carUpdate } from './car-update.schema.ts';

const creation: ApiMutation<CarCreation> = {
  method: 'POST',
  path: '/DC/CreateCars',
  invalidates: ['car'],
};

const update: ApiMutation<CarUpdate> = { method: 'PUT', path: '/DC/UpdateCars', invalidates: ['car'] };

const removal: ApiMutation<Pick<Car, 'car_id'>> = {
  method: 'DELETE',
  path: ({ car_id }) => `/DC/DeleteCars/${encodeURIComponent(car_id)}`,
  invalidates: ['car'],
};

const restoration: ApiMutation<Pick<Car, 'car_id'>> = {
  method: 'POST',
  path: ({ car_id }) => `/DC/RestoreCars/${encodeURIComponent(car_id)}`,
  invalidates: ['car'],
};

const serviceCreation: ApiMutation<CarServiceCreation> = {
  method: 'POST',
  path: '/DC/CreateCarServices',
  invalidates: ['car_service'],
};

const serviceUpdate: ApiMutation<CarServiceUpdate> = {
  method: 'PUT',
  path: '/DC/UpdateCarServices',
  invalidates: ['car_service'],
};

const serviceRemoval: ApiMutation<Pick<CarService, 'service_id'>> = {
  method: 'DELETE',
  path: ({ service_id }) => `/DC/DeleteCarServices/${encodeURIComponent(service_id)}`,
  invalidates: ['car_service'],
};

const serviceRestoration: ApiMutation<Pick<CarService, 'service_id'>> = {
  method: 'POST',
  path: ({ service_id }) => `/DC/RestoreCarServices/${encodeURIComponent(service_id)}`,
  invalidates: ['car_service'],
};

/** Cars of the company, page by page. */
export const useCars = (view: ListView) => useList(car, view);
/** Creates a car. */
export const useCarCreation = () => useApiMutation(creation);
/** Updates a car; its plate stays. */
export const useCarUpdate = () => useApiMutation(update);
/** Hides a car and keeps its history. */
export const useCarRemoval = () => useApiMutation(removal);
/** Restores a deleted car. */
export const useCarRestoration = () => useApiMutation(restoration);
/** All cars, to choose from. */
export const useCarChoices = () => useWholeList(car);
/** Services of the cars, page by page. */
export const useCarServices = (view: ListView) => useList(carService, view);
/** Adds a service of a car. */
export const useCarServiceCreation = () => useApiMutation(serviceCreation);
/** Updates a service; its number stays. */
export const useCarServiceUpdate = () => useApiMutation(serviceUpdate);
/** Hides a service. */
export const useCarServiceRemoval = () => useApiMutation(serviceRemoval);
/** Restores a deleted service. */
export const useCarServiceRestoration = () => useApiMutation(serviceRestoration);
