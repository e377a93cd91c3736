import type { Feature } from '@tawseel/federation';

const merchants: Feature = {
  name: 'merchants',
  pages: {
    '/create-merchant': () =>
      import(/* webpackChunkName: "merchant-creation" */ './merchants/merchant-creation-page.tsx').then(
        (page) => page.MerchantCreationPage,
      ),
    '/merchants': () =>
      import(/* webpackChunkName: "merchant-list" */ './merchants/merchants-page.tsx').then(
        (page) => page.MerchantsPage,
      ),
    '/orders': () =>
      import(/* webpackChunkName: "orders" */ './orders/orders-page.tsx').then((page) => page.OrdersPage),
    '/orders/import': () =>
      import(/* webpackChunkName: "order-import" */ './order-import/order-import-page.tsx').then(
        (page) => page.OrderImportPage,
      ),
    '/orders/imports': () =>
      import(/* webpackChunkName: "order-imports" */ './order-import/order-imports-page.tsx').then(
        (page) => page.OrderImportsPage,
      ),
    '/receipt': () =>
      import(/* webpackChunkName: "receipt" */ './receipts/receipts-page.tsx').then(
        (page) => page.ReceiptsPage,
      ),
    '/deleted-records-orders': () =>
      import(/* webpackChunkName: "deleted-orders" */ './deleted-orders/deleted-orders-page.tsx').then(
        (page) => page.DeletedOrdersPage,
      ),
    '/MoneyMerchants': () =>
      import(/* webpackChunkName: "merchants-money" */ './merchants-money/merchants-money-page.tsx').then(
        (page) => page.MerchantsMoneyPage,
      ),
    '/payouts-due': () =>
      import(/* webpackChunkName: "payouts-due" */ './payouts/payouts-due-page.tsx').then(
        (page) => page.PayoutsDuePage,
      ),
    '/payouts': () =>
      import(/* webpackChunkName: "payouts" */ './payouts/payouts-page.tsx').then((page) => page.PayoutsPage),
    '/payout': () =>
      import(/* webpackChunkName: "payout" */ './payouts/statement-page.tsx').then(
        (page) => page.StatementPage,
      ),
    '/payment-types': () =>
      import(/* webpackChunkName: "payment-types" */ './payment-types/payment-types-page.tsx').then(
        (page) => page.PaymentTypesPage,
      ),
  },
  extensions: {
    'merchants.details': {
      'open-orders': () =>
        import(/* webpackChunkName: "extensions" */ './open-orders/open-orders.tsx').then(
          (module) => module.OpenOrdersOfMerchant,
        ),
      payouts: () =>
        import(/* webpackChunkName: "merchant-payouts" */ './payouts/merchant-payouts.tsx').then(
          (module) => module.PayoutsOfMerchant,
        ),
    },
    'drivers.details': {
      'open-orders': () =>
        import(/* webpackChunkName: "extensions" */ './open-orders/open-orders.tsx').then(
          (module) => module.OpenOrdersOfDriver,
        ),
    },
    'palette.results': {
      orders: () =>
        import(/* webpackChunkName: "extensions" */ './palette/found-orders.tsx').then(
          (module) => module.FoundOrders,
        ),
      merchants: () =>
        import(/* webpackChunkName: "extensions" */ './palette/found-merchants.tsx').then(
          (module) => module.FoundMerchants,
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

export default merchants;
