import { Navigate, type RouteObject } from 'react-router-dom';
import { RunPage } from '../run/run-page.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { FailurePage } from './failure-page.tsx';
import { Layout } from './layout.tsx';
import { SignedIn } from './signed-in.tsx';

/** Sign-in and run are in the first script. The rest loads when it is opened, without a network from the cache. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <FailurePage />,
    children: [
      { path: '/sign-in', element: <SignInPage /> },
      {
        element: <SignedIn />,
        errorElement: <FailurePage />,
        children: [
          { path: '/', element: <RunPage /> },
          {
            path: '/stop/:merchantId/:orderId',
            lazy: async () => ({
              Component: (await import(/* webpackChunkName: "stop" */ '../stop/stop-page.tsx')).StopPage,
            }),
          },
          {
            path: '/stop/:merchantId/:orderId/delivered',
            lazy: async () => ({
              Component: (await import(/* webpackChunkName: "stop" */ '../stop/delivered-page.tsx'))
                .DeliveredPage,
            }),
          },
          {
            path: '/stop/:merchantId/:orderId/failed',
            lazy: async () => ({
              Component: (await import(/* webpackChunkName: "stop" */ '../stop/failed-page.tsx')).FailedPage,
            }),
          },
          {
            path: '/run/:runId/order',
            lazy: async () => ({ Component: (await import('../run/order-page.tsx')).OrderPage }),
          },
          {
            path: '/load',
            lazy: async () => ({ Component: (await import('../load/load-page.tsx')).LoadPage }),
          },
          {
            path: '/cash',
            lazy: async () => ({ Component: (await import('../cash/cash-page.tsx')).CashPage }),
          },
          {
            path: '/outbox',
            lazy: async () => ({ Component: (await import('../outbox/outbox-page.tsx')).OutboxPage }),
          },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
