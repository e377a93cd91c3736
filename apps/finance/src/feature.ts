import type { Feature } from '@tawseel/federation';

const finance: Feature = {
  name: 'finance',
  pages: {
    '/profits-list': () =>
      import(/* webpackChunkName: "profits" */ './profits/profits-page.tsx').then((page) => page.ProfitsPage),
    '/total-profits': () =>
      import(/* webpackChunkName: "net-profits" */ './net-profits/net-profits-page.tsx').then(
        (page) => page.NetProfitsPage,
      ),
    '/cash': () =>
      import(/* webpackChunkName: "cash" */ './cash/cash-page.tsx').then((page) => page.CashPage),
    '/journal': () =>
      import(/* webpackChunkName: "journal" */ './journal/journal-page.tsx').then((page) => page.JournalPage),
    '/expenses': () =>
      import(/* webpackChunkName: "expenses" */ './expenses/expenses-page.tsx').then(
        (page) => page.ExpensesPage,
      ),
    '/PaymentCardsMonth': () =>
      import(/* webpackChunkName: "payments" */ './payments/payments-page.tsx').then(
        (page) => page.PaymentsPage,
      ),
    '/activity': () =>
      import(/* webpackChunkName: "activity" */ './activity/activity-page.tsx').then(
        (page) => page.ActivityPage,
      ),
  },
  extensions: {
    'home.panels': {
      'money-now': () =>
        import(/* webpackChunkName: "home-money" */ './home-money/home-money.tsx').then(
          (module) => module.MoneyNow,
        ),
      'money-ages': () =>
        import(/* webpackChunkName: "home-money" */ './home-money/home-money.tsx').then(
          (module) => module.MoneyAges,
        ),
    },
    'orders.details': {
      money: () =>
        import(/* webpackChunkName: "order-money" */ './order-money/order-money.tsx').then(
          (module) => module.OrderMoney,
        ),
      'merchant-profit': () =>
        import(/* webpackChunkName: "extensions" */ './order-profit/order-profit.tsx').then(
          (module) => module.MerchantProfit,
        ),
      'delivery-price': () =>
        import(/* webpackChunkName: "extensions" */ './order-profit/order-profit.tsx').then(
          (module) => module.DeliveryPrice,
        ),
      activity: () =>
        import(/* webpackChunkName: "activity" */ './activity/record-activity.tsx').then(
          (module) => module.OrderActivity,
        ),
    },
    'merchants.details': {
      activity: () =>
        import(/* webpackChunkName: "activity" */ './activity/record-activity.tsx').then(
          (module) => module.MerchantActivity,
        ),
    },
    'drivers.details': {
      activity: () =>
        import(/* webpackChunkName: "activity" */ './activity/record-activity.tsx').then(
          (module) => module.DriverActivity,
        ),
    },
  },
  words: {
    en: () =>
      import(/* webpackChunkName: "words-en" */ './words/en.ts').then(({ words }) => ({ default: words })),
    ar: () =>
      import(/* webpackChunkName: "words-ar" */ './words/ar.ts').then(({ words }) => ({ default: words })),
  },
};

export default finance;
