import { collectorOf } from './payment-types.ts';

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
])('%j is collected by the driver', (payment) => {
  expect(collectorOf(payment)).toBe('driver');
});

test.each([
  'CliQ',
  'Card',
  'card on delivery',
  'Zain Cash',
  'Cashless',
  'cash & card',
  'Bank transfer',
  'بطاقة',
  'كليك',
  'زين كاش',
  'محفظة',
  '',
  '—',
])('%j is not cash: the company collects it', (payment) => {
  expect(collectorOf(payment)).toBe('company');
});

test.each(['Prepaid', 'pre-paid', 'مدفوع مسبقا', 'الدفع مسبقاً'])(
  '%j has been paid to the merchant',
  (payment) => {
    expect(collectorOf(payment)).toBe('merchant');
  },
);
