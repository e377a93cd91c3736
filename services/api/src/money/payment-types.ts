import { foldText } from '@tawseel/i18n/text';

/** The holder of an order's price after its delivery. */
export type Collector = 'driver' | 'company' | 'merchant';

/**
 * Payment types by who collects, in the notations of merchants. They match as a whole: "Zain Cash" is a wallet. A type that is
 * not listed is paid to the company: a driver must not be asked for money that they do not hold. Docs: decision 0021.
 */
const paymentTypes: Readonly<Record<Collector, readonly string[]>> = {
  driver: [
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
  ],
  company: ['CliQ', 'Card', 'كليك', 'بطاقة'],
  merchant: ['Prepaid', 'Pre-paid', 'مدفوع مسبقًا', 'الدفع مسبقًا', 'مدفوع للتاجر'],
};

/** Ignores letter forms, case, diacritics, punctuation and spaces. */
function compared(text: string) {
  return foldText(text.replace(/\p{P}/gu, ' '));
}

const collectors: readonly Collector[] = ['driver', 'company', 'merchant'];

const known = new Map(
  collectors.flatMap((collector) => paymentTypes[collector].map((name) => [compared(name), collector])),
);

/** The collector of an order's price, by payment type. */
export function collectorOf(typePayment: string): Collector {
  return known.get(compared(typePayment)) ?? 'company';
}
