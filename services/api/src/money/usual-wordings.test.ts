import { foldWording } from '@tawseel/i18n/text';
import { usualWordings } from './usual-wordings.ts';

const collectorOf = (wording: string) =>
  usualWordings.find(({ folded }) => folded === foldWording(wording))?.collector;

test.each([
  'cash',
  ' CASH ',
  'Cash\u200F',
  'Ca\u200Bsh',
  '\u2068Cash\u2069',
  'cash on delivery',
  'Cash-on-Delivery',
  'cash_on_delivery',
  'cashondelivery',
  'CashOnDelivery',
  'Cash on delivery (COD)',
  'C.O.D',
  'ＣＯＤ',
  'نقدًا',
  'نقداً',
  'نقدا',
  'نقـدي',
  'نقدی',
  'کاش',
  'كاش',
  'الدفع عند الإستلام',
  'دفع عند الاستلام',
  'دفع_عند_الاستلام',
  'عند الاستلام',
])('%j is collected by the driver', (wording) => {
  expect(collectorOf(wording)).toBe('Driver');
});

test.each([
  'CLIQ',
  'visa',
  'card-on-delivery',
  'Zain Cash',
  'فيزا',
  'بطاقه',
  'حوالة',
  'محفظة',
  'Bank transfer',
])('%j is collected by the company', (wording) => {
  expect(collectorOf(wording)).toBe('Company');
});

test.each(['pre-paid', 'مدفوع مسبقا', 'الدفع مسبقاً'])('%j has been paid before', (wording) => {
  expect(collectorOf(wording)).toBe('Nobody');
});

test.each(['Cashless', 'cash & card', 'Talabat', '—', '💵', 'No cash'])('%j is not known', (wording) => {
  expect(collectorOf(wording)).toBeUndefined();
});

test('wordings without letters stay apart', () => {
  expect(foldWording('💵')).not.toBe(foldWording('💳'));
});

test('no two usual wordings are the same', () => {
  expect(new Set(usualWordings.map(({ folded }) => folded)).size).toBe(usualWordings.length);
});
