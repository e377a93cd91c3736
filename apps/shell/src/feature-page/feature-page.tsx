import { findPage } from '@tawseel/federation/registry';
import { lazy, Suspense, useState } from 'react';
import { useConsole } from '../context/console-context.tsx';
import { skeletonOf } from '../page-skeleton/skeleton-of.ts';
import { Loading } from './loading.tsx';
import { MissingPage } from './missing-page.tsx';
import { Permitted } from './permitted.tsx';

function OfferedPage({ path }: { path: string }) {
  const { pages, registry, language } = useConsole();
  // A loaded page must not suspend: React shows a fallback for at least 300 ms.
  const [Page] = useState(
    () => pages.current(path) ?? lazy(async () => ({ default: await pages.load(path) })),
  );
  const found = findPage(registry, path);
  if (!found) return <MissingPage />;
  return (
    <Suspense fallback={<Loading {...skeletonOf(found.page, language)} />}>
      <Page />
    </Suspense>
  );
}

/**
 * The page of a feature at a path, loaded when it is shown; absent if the console does not offer it, refused if the person may
 * not open it. The error boundary of its route catches its errors.
 */
export function FeaturePage({ path, requires }: { path: string; requires?: readonly string[] | undefined }) {
  return (
    <Permitted requires={requires}>
      <OfferedPage path={path} />
    </Permitted>
  );
}
