/** Labels of who collects an order's price, in Arabic. */
export const collectorWords = {
  label: 'من يحصّل المبلغ',
  values: {
    Driver: 'السائق',
    Company: 'الشركة',
    Nobody: 'لا أحد، مدفوع مسبقًا',
    Undecided: 'لم يُحدَّد',
  },
} as const;
