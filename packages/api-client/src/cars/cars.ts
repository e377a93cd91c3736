export { car, carCreation, carUpdate, type Car, type CarCreation } from './car.entity.ts';
export {
  carService,
  carServiceCreation,
  carServiceUpdate,
  type CarService,
  type CarServiceCreation,
} from './car-service.entity.ts';
