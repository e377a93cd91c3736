/** Every screen behind sign-in, by its app; long lists are filtered to a few rows. Neighbours have different paths. */
export const screens = {
  shell: ['/home', '/account', '/staff', '/CompanyInfo', '/no-such-page'],
  fleet: [
    '/create-driver',
    '/drivers?search=D-00',
    '/MoneyDrivers?search=D-00',
    '/handovers?search=D-0',
    '/handover-receipt',
    '/handovers?view=posted',
    '/create-car',
    '/cars?search=D-00',
    '/create-city',
    '/cities',
    '/car-services',
  ],
  merchants: [
    '/create-merchant',
    '/merchants?search=M-00',
    '/MoneyMerchants?search=M-00',
    '/orders?search=M-001',
    '/deleted-records-orders?search=M-00',
    '/receipt',
    '/payouts-due?search=M-00',
    '/payouts',
    '/payout',
    '/payment-types?search=cash',
  ],
  dispatch: ['/desk', '/scan', '/runs', '/returns', '/failure-reasons'],
  finance: [
    '/profits-list?search=M-02',
    '/total-profits',
    '/expenses?search=3',
    '/PaymentCardsMonth',
    '/cash',
    '/journal?search=M-00',
    '/activity',
  ],
  contracts: [
    '/contract-list',
    '/contract/C-1001-2',
    '/contractEng/C-1001-2',
    '/SignatureClientAr/C-1001-2',
    '/contract-verification/C-1001-2',
    '/contract/no-such-contract',
  ],
} as const;

/** The screens whose rows become cards on a phone. */
export const lists = [
  '/drivers?search=D-00',
  '/MoneyDrivers?search=D-00',
  '/handovers?search=D-0',
  '/cars?search=D-00',
  '/cities',
  '/merchants?search=M-00',
  '/MoneyMerchants?search=M-00',
  '/payouts-due?search=M-00',
] as const;
