/** Every screen of the signed in; a long list by a few of its rows. */
export const screens = [
  '/home',
  '/CompanyInfo',
  '/create-driver',
  '/drivers?search=D-00',
  '/MoneyDrivers?search=D-00',
  '/create-car',
  '/cars?search=D-00',
  '/create-city',
  '/cities',
  '/create-merchant',
  '/merchants?search=M-00',
  '/MoneyMerchants?search=M-00',
  '/orders?search=M-001',
  '/deleted-records-orders?search=M-00',
  '/receipt',
  '/profits-list?search=M-02',
  '/total-profits',
  '/expenses?search=3',
  '/PaymentCardsMonth',
  '/no-such-page',
] as const;

/** Those that show rows, which a phone shows as cards. */
export const lists = [
  '/drivers?search=D-00',
  '/MoneyDrivers?search=D-00',
  '/cars?search=D-00',
  '/cities',
  '/merchants?search=M-00',
] as const;
