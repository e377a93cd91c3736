import { isCashPayment } from './cash-payment.ts';

test.each([
  'Cash',
  'cash',
  ' CASH ',
  'cash on delivery',
  'Cash-on-Delivery',
  'Cash on delivery (COD)',
  'cod',
  'C.O.D',
  'نقدًا',
  'نقداً',
  'نقدا',
  'نقـدي',
  'كاش',
  'الدفع عند الإستلام',
])('%j is cash', (payment) => {
  expect(isCashPayment(payment)).toBe(true);
});

test.each([
  'CliQ',
  'Card',
  'card on delivery',
  'Zain Cash',
  'Cashless',
  'cash & card',
  'Prepaid',
  'Bank transfer',
  'بطاقة',
  'كليك',
  'زين كاش',
  'محفظة',
  '',
  '—',
])('%j is not cash', (payment) => {
  expect(isCashPayment(payment)).toBe(false);
});
