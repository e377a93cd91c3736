import type { Registry } from '@tawseel/federation/registry';
import { Navigate, type RouteObject } from 'react-router-dom';
import { FeaturePage } from '../feature-page/feature-page.tsx';
import { PageBoundary } from '../feature-page/page-boundary.tsx';
import { MissingPage } from '../feature-page/missing-page.tsx';
import { RequireNoSession, RequireSession } from '../session/guards.tsx';
import { ConsoleBoundary } from './console-boundary.tsx';
import { Frame } from './frame.tsx';
import { OwnPage } from '../own-page/own-page.tsx';

/** Pages of the shell that the frame surrounds. */
const framed = ['/home', '/CompanyInfo', '/account', '/staff', '/privacy'] as const;

/** Routes of the console: its own pages, and one for each path that a feature of the registry owns. */
export function consoleRoutes(registry: Registry): RouteObject[] {
  const pages = Object.values(registry.features).flatMap(({ manifest }) => manifest.pages);
  const routes: RouteObject[] = [
    { element: <RequireNoSession />, children: [{ path: '/login', element: <OwnPage path="/login" /> }] },
    { path: '/invitation', element: <OwnPage path="/invitation" /> },
    {
      element: <RequireSession />,
      children: [
        { index: true, element: <Navigate to="/home" replace /> },
        {
          element: <Frame />,
          children: [
            {
              element: <PageBoundary />,
              children: [
                // The router reuses the element of the last route, whose state names its page.
                ...framed.map((path) => ({ path, element: <OwnPage key={path} path={path} /> })),
                { path: '*', element: <MissingPage /> },
              ],
            },
            // Each route has its own error boundary, so that navigation clears the error.
            ...pages.map(({ path, requires }) => ({
              element: <PageBoundary key={path} />,
              children: [{ path, element: <FeaturePage path={path} requires={requires} /> }],
            })),
          ],
        },
      ],
    },
  ];
  return [{ element: <ConsoleBoundary />, children: routes }];
}
