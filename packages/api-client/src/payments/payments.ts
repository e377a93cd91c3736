export { payment, type Payment } from './payment.entity.ts';
