import { foldWording, plainText, readDay } from '@tawseel/i18n/text';
import { normalPhone } from './normal-cells.ts';

export type CellKind = 'phone' | 'day' | 'amount' | 'payment' | 'id' | 'text';

const payments = new Set(
  (
    'cash|cod|cash on delivery|cliq|card|visa|prepaid|paid|كاش|نقدا|نقدي|كليك|بطاقة|فيزا|مدفوع|مدفوع مسبقا|' +
    'الدفع عند الاستلام|دفع عند الاستلام|تحويل'
  )
    .split('|')
    .map(foldWording),
);

function isAmount(text: string): boolean {
  return /^(?:jod|jd)?\s*\d{1,6}(?:[.,٫]\d{1,3})?\s*(?:jod|jd|د\.?\s?أ\.?|دينار|دنانير)?$/i.test(
    plainText(text),
  );
}

/** Guesses the kind of a cell. */
export function cellKind(text: string): CellKind {
  if (/^07\d{8}$/.test(normalPhone(text))) return 'phone';
  if (readDay(text.replace(/[T ].*$/s, '')) !== undefined) return 'day';
  if (isAmount(text)) return 'amount';
  if (payments.has(foldWording(text))) return 'payment';
  return /^#?(?=.*\d)[\p{L}\p{N}/_-]{3,30}$/u.test(plainText(text)) ? 'id' : 'text';
}
