export {
  carService,
  carServiceCreation,
  carServiceUpdate,
  type CarService,
  type CarServiceCreation,
} from './car-service.entity.ts';
