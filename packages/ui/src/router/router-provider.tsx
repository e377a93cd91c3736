import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import type { ConsoleRouter } from './create-router.ts';

function Routes({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

export interface RouterProviderProps {
  router: ConsoleRouter;
  /** Routes without loaders, actions and error elements; the same array in every render. */
  routes: RouteObject[];
}

/** Shows the route of the current address. */
export function RouterProvider({ router, routes }: RouterProviderProps) {
  const [{ location, historyAction }, setState] = useState(router.state);
  useLayoutEffect(
    () => router.subscribe(() => startTransition(() => setState(router.state))),
    [router, setState],
  );
  return (
    <Router location={location} navigationType={historyAction} navigator={router.navigator}>
      <Routes routes={routes} />
    </Router>
  );
}
