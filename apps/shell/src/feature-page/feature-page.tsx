import { findPage } from '@tawseel/federation/registry';
import { lazy, Suspense, useState } from 'react';
import { useConsole } from '../context/console-context.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { Loading } from './loading.tsx';

/** The page of a feature at a path, loaded when it is shown; absent if the console does not offer it. The error boundary of its route catches its errors. */
export function FeaturePage({ path }: { path: string }) {
  const { pages, registry } = useConsole();
  const [LazyPage] = useState(() => lazy(async () => ({ default: await pages.load(path) })));
  if (!findPage(registry, path)) return <NotFoundPage />;
  return (
    <Suspense fallback={<Loading />}>
      <LazyPage />
    </Suspense>
  );
}
