import { lazy, Suspense, useState } from 'react';
import { useConsole } from '../context/console-context.tsx';
import { Loading } from './loading.tsx';

/** The page of a feature at a path, loaded when it is shown. The error boundary of its route catches its errors. */
export function FeaturePage({ path }: { path: string }) {
  const { pages } = useConsole();
  const [LazyPage] = useState(() => lazy(async () => ({ default: await pages.load(path) })));
  return (
    <Suspense fallback={<Loading />}>
      <LazyPage />
    </Suspense>
  );
}
