/** Words of who has a parcel in English. */
export const placeWords = {
  label: 'Where it is',
  values: {
    Merchant: 'With the merchant',
    Branch: 'In the branch',
    Driver: 'With the driver',
    Customer: 'With the customer',
  },
} as const;
