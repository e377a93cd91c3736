/** Words of who has a parcel in Arabic. */
export const placeWords = {
  label: 'مكان الطرد',
  values: {
    Merchant: 'لدى التاجر',
    Branch: 'في الفرع',
    Driver: 'مع السائق',
    Customer: 'لدى العميل',
  },
} as const;
