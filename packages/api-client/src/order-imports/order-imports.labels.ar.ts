import type { DomainLabels } from '../description/labels.ts';
import type { orderImport } from './order-import.entity.ts';

/** Labels of imports of orders in Arabic. */
export const orderImportsLabels = {
  order_import: {
    fields: {
      import_id: 'رقم الاستيراد',
      created_at: 'التاريخ والوقت',
      file_name: 'الملف',
      merchant_id: 'رقم التاجر',
      merchant_name: 'التاجر',
      person: 'استورده',
      row_count: 'الصفوف',
      orders: 'الطلبات المضافة',
      state: 'الحالة',
      fingerprint: 'بصمة الملف (SHA-256)',
    },
    values: { state: { Added: 'مضاف', Discarded: 'ملغى' } },
  },
} satisfies DomainLabels<typeof orderImport>;
