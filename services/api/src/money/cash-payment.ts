import { foldText } from '@tawseel/i18n/text';

/**
 * Payment types that mean cash to the driver, in the notations of merchants. They match as a whole: "Zain
 * Cash" is a wallet. Docs: decision 0021.
 */
const cashPayments = [
  'Cash',
  'Cash on delivery',
  'COD',
  'C.O.D.',
  'Cash on delivery (COD)',
  'نقد',
  'نقدًا',
  'نقدي',
  'كاش',
  'الدفع نقدًا',
  'نقدًا عند الاستلام',
  'نقدًا عند التسليم',
  'كاش عند الاستلام',
  'كاش عند التسليم',
  'الدفع عند الاستلام',
  'الدفع عند التسليم',
  'الدفع نقدًا عند الاستلام',
  'الدفع نقدًا عند التسليم',
];

/** Ignores letter forms, case, diacritics, punctuation and spaces. */
function compared(text: string) {
  return foldText(text.replace(/\p{P}/gu, ' '));
}

const known = new Set(cashPayments.map(compared));

/** Whether the driver collects the price of such an order in cash. Unknown payment types are not cash. */
export function isCashPayment(typePayment: string): boolean {
  return known.has(compared(typePayment));
}
