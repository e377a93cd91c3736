import { findPage } from '@tawseel/federation/registry';
import { Loaded } from '@tawseel/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useConsole } from '../context/console-context.tsx';
import { skeletonOf } from '../page-skeleton/skeleton-of.ts';
import { Loading } from './loading.tsx';
import { MissingPage } from './missing-page.tsx';
import { Permitted } from './permitted.tsx';

function LoadedPage({ path, skeleton }: { path: string; skeleton: ReactNode }) {
  const { pages } = useConsole();
  const [code] = useState(() => ({ load: () => pages.load(path), current: () => pages.current(path) }));
  return (
    <Loaded code={code} pending={skeleton}>
      {(Page) => <Page />}
    </Loaded>
  );
}

function OfferedPage({ path }: { path: string }) {
  const { registry, language } = useConsole();
  const found = findPage(registry, path);
  if (!found) return <MissingPage />;
  const skeleton = <Loading {...skeletonOf(found.page, language)} />;
  return (
    <Suspense fallback={skeleton}>
      <LoadedPage path={path} skeleton={skeleton} />
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
