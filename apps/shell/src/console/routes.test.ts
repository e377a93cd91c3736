import { shellPaths } from '@tawseel/federation/registry';
import type { RouteObject } from 'react-router-dom';
import { consoleRoutes } from './routes.tsx';

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined || path === '*' ? [] : [path]),
    ...pathsOf(children),
  ]);
}

test('the routes of the shell equal the paths that the gateway serves as its pages', () => {
  const own = pathsOf(consoleRoutes({ contract: 1, features: {} }));
  expect(own.toSorted()).toEqual([...shellPaths].toSorted());
});
