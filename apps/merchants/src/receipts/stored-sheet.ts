import type { ReceiptSheet } from './receipt.tsx';

const key = 'receipt-sheet';

/** The paper size of this browser's last receipts. */
export function readSheet(): ReceiptSheet {
  return localStorage.getItem(key) === '80mm' ? '80mm' : 'A4';
}

/** Stores the paper size for later receipts. */
export function storeSheet(sheet: ReceiptSheet): void {
  localStorage.setItem(key, sheet);
}
