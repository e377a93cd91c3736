export { car, carCreation, carUpdate, type Car, type CarCreation } from './car.entity.ts';
