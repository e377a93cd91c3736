export { fuelFill, fuelFillCreation, fuelFillUpdate, type FuelFillCreation } from './fuel-fill.entity.ts';
export {
  carService,
  carServiceCreation,
  carServiceUpdate,
  type CarService,
  type CarServiceCreation,
} from './car-service.entity.ts';
