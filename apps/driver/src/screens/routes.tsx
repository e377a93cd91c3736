import { Navigate, type RouteObject } from 'react-router-dom';
import { RunPage } from '../run/run-page.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { DeliveredPage } from '../stop/delivered-page.tsx';
import { FailedPage } from '../stop/failed-page.tsx';
import { StopPage } from '../stop/stop-page.tsx';
import { FailurePage } from './failure-page.tsx';
import { Layout } from './layout.tsx';
import { SignedIn } from './signed-in.tsx';

/** What a driver opens at every stop is in the first script; the rest loads when it is opened, without a network from the cache. */
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
          { path: '/stop/:merchantId/:orderId', element: <StopPage /> },
          { path: '/stop/:merchantId/:orderId/delivered', element: <DeliveredPage /> },
          { path: '/stop/:merchantId/:orderId/failed', element: <FailedPage /> },
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
