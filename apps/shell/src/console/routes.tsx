import type { Registry } from '@tawseel/federation/registry';
import { Navigate, type RouteObject } from 'react-router-dom';
import { CompanyPage } from '../company/company-page.tsx';
import { FeaturePage } from '../feature-page/feature-page.tsx';
import { PageFailure } from '../feature-page/page-failure.tsx';
import { HomePage } from '../home/home-page.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { RequireNoSession, RequireSession } from '../session/guards.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { ConsoleFailure } from './console-failure.tsx';
import { Frame } from './frame.tsx';

/** Routes of the console: its own pages, and one for each path that a feature of the registry owns. */
export function consoleRoutes(registry: Registry): RouteObject[] {
  const paths = Object.values(registry.features).flatMap(({ manifest }) =>
    manifest.pages.map((page) => page.path),
  );
  const routes: RouteObject[] = [
    { element: <RequireNoSession />, children: [{ path: '/login', element: <SignInPage /> }] },
    {
      element: <RequireSession />,
      children: [
        { index: true, element: <Navigate to="/home" replace /> },
        {
          element: <Frame />,
          children: [
            {
              errorElement: <PageFailure />,
              children: [
                { path: '/home', element: <HomePage /> },
                { path: '/CompanyInfo', element: <CompanyPage /> },
                { path: '*', element: <NotFoundPage /> },
              ],
            },
            // A boundary for each, so that going elsewhere leaves a failure behind.
            ...paths.map((path) => ({
              path,
              element: <FeaturePage key={path} path={path} />,
              errorElement: <PageFailure />,
            })),
          ],
        },
      ],
    },
  ];
  return [{ errorElement: <ConsoleFailure />, children: routes }];
}
