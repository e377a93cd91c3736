import type { ReceiptSheet } from './receipt.tsx';

const key = 'receipt-sheet';

/** The paper that receipts were last printed on in this browser. */
export function readSheet(): ReceiptSheet {
  return localStorage.getItem(key) === '80mm' ? '80mm' : 'A4';
}

/** Keeps it for the next ones. */
export function storeSheet(sheet: ReceiptSheet): void {
  localStorage.setItem(key, sheet);
}
