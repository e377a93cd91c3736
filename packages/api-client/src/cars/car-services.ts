import { useApiMutation, useList, useRowUpdate, type ApiMutation, type ListView } from '@tawseel/api-client';
import {
  carService,
  type CarService,
  type CarServiceCreation,
  type CarServiceUpdate,
} from './car-service.entity.ts';

export {
  carService,
  carServiceCreation,
  carServiceUpdate,
  type CarService,
  type CarServiceCreation,
} from './car-service.entity.ts';

const serviceCreation: ApiMutation<CarServiceCreation> = {
  allow: 'records.change',
  method: 'POST',
  path: '/DC/CreateCarServices',
  invalidates: ['car_service'],
};

const serviceUpdate: ApiMutation<object> = {
  allow: 'records.change',
  method: 'PUT',
  path: '/DC/UpdateCarServices',
  invalidates: ['car_service'],
};

const serviceRemoval: ApiMutation<Pick<CarService, 'service_id'>> = {
  allow: 'records.change',
  method: 'DELETE',
  path: ({ service_id }) => `/DC/DeleteCarServices/${encodeURIComponent(service_id)}`,
  invalidates: ['car_service'],
};

const serviceRestoration: ApiMutation<Pick<CarService, 'service_id'>> = {
  allow: 'records.change',
  method: 'POST',
  path: ({ service_id }) => `/DC/RestoreCarServices/${encodeURIComponent(service_id)}`,
  invalidates: ['car_service'],
  removesRowOf: 'car_service',
};

/** Services of the cars, page by page. */
export const useCarServices = (view: ListView) => useList(carService, view);
/** Adds a service of a car. */
export const useCarServiceCreation = () => useApiMutation(serviceCreation);
/** Updates a service; its number stays. */
export const useCarServiceRowUpdate = () => useRowUpdate(carService, serviceUpdate);
/** @deprecated Sends a whole body. Use {@link useCarServiceRowUpdate}; the next major version has no other. */
export const useCarServiceUpdate = () => useApiMutation<CarServiceUpdate>(serviceUpdate);
/** Hides a service. */
export const useCarServiceRemoval = () => useApiMutation(serviceRemoval);
/** Restores a deleted service. */
export const useCarServiceRestoration = () => useApiMutation(serviceRestoration);
