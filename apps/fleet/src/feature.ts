import type { Feature } from '@tawseel/federation';

const fleet: Feature = {
  name: 'fleet',
  pages: {
    '/create-driver': () =>
      import(/* webpackChunkName: "driver-creation" */ './drivers/driver-creation-page.tsx').then(
        (page) => page.DriverCreationPage,
      ),
    '/drivers': () =>
      import(/* webpackChunkName: "drivers" */ './drivers/drivers-page.tsx').then((page) => page.DriversPage),
    '/MoneyDrivers': () =>
      import(/* webpackChunkName: "drivers-money" */ './drivers-money/drivers-money-page.tsx').then(
        (page) => page.DriversMoneyPage,
      ),
    '/handovers': () =>
      import(/* webpackChunkName: "handovers" */ './handovers/handovers-page.tsx').then(
        (page) => page.HandoversPage,
      ),
    '/handover-receipt': () =>
      import(/* webpackChunkName: "handover-receipt" */ './handovers/handover-receipt-page.tsx').then(
        (page) => page.HandoverReceiptPage,
      ),
    '/create-city': () =>
      import(/* webpackChunkName: "city-creation" */ './cities/city-creation-page.tsx').then(
        (page) => page.CityCreationPage,
      ),
    '/cities': () =>
      import(/* webpackChunkName: "cities" */ './cities/cities-page.tsx').then((page) => page.CitiesPage),
    '/prices': () =>
      import(/* webpackChunkName: "prices" */ './prices/prices-page.tsx').then((page) => page.PricesPage),
    '/prices/import': () =>
      import(/* webpackChunkName: "price-file" */ './price-file/price-file-page.tsx').then(
        (page) => page.PriceFilePage,
      ),
    '/create-car': () =>
      import(/* webpackChunkName: "car-creation" */ './cars/car-creation-page.tsx').then(
        (page) => page.CarCreationPage,
      ),
    '/cars': () =>
      import(/* webpackChunkName: "cars" */ './cars/cars-page.tsx').then((page) => page.CarsPage),
    '/car-services': () =>
      import(/* webpackChunkName: "car-services" */ './car-services/car-services-page.tsx').then(
        (page) => page.CarServicesPage,
      ),
  },
  extensions: {
    'orders.row-actions': {
      driver: () =>
        import(/* webpackChunkName: "extensions" */ './drivers/order-driver.tsx').then(
          (module) => module.OrderDriver,
        ),
    },
    'merchants.details': {
      prices: () =>
        import(/* webpackChunkName: "extensions" */ './prices/merchant-prices.tsx').then(
          (module) => module.MerchantPrices,
        ),
    },
    'palette.results': {
      drivers: () =>
        import(/* webpackChunkName: "extensions" */ './drivers/found-drivers.tsx').then(
          (module) => module.FoundDrivers,
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

export default fleet;
