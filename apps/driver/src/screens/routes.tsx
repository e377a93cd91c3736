import { lazy } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import { RunPage } from '../run/run-page.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { DeliveredPage } from '../stop/delivered-page.tsx';
import { FailedPage } from '../stop/failed-page.tsx';
import { StopPage } from '../stop/stop-page.tsx';
import { Layout } from './layout.tsx';
import { SignedIn } from './signed-in.tsx';

const OrderPage = lazy(async () => ({ default: (await import('../run/order-page.tsx')).OrderPage }));
const LoadPage = lazy(async () => ({ default: (await import('../load/load-page.tsx')).LoadPage }));
const CashPage = lazy(async () => ({ default: (await import('../cash/cash-page.tsx')).CashPage }));
const OutboxPage = lazy(async () => ({ default: (await import('../outbox/outbox-page.tsx')).OutboxPage }));

/** What a driver opens at every stop is in the first script; the rest loads when it is opened, without a network from the cache. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: '/sign-in', element: <SignInPage /> },
      {
        element: <SignedIn />,
        children: [
          { path: '/', element: <RunPage /> },
          { path: '/stop/:merchantId/:orderId', element: <StopPage /> },
          { path: '/stop/:merchantId/:orderId/delivered', element: <DeliveredPage /> },
          { path: '/stop/:merchantId/:orderId/failed', element: <FailedPage /> },
          { path: '/run/:runId/order', element: <OrderPage /> },
          { path: '/load', element: <LoadPage /> },
          { path: '/cash', element: <CashPage /> },
          { path: '/outbox', element: <OutboxPage /> },
        ],
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
