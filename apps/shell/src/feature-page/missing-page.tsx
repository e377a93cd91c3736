import { lazy, Suspense } from 'react';
import type { NoPageProps } from '../no-page/no-page.tsx';
import { Loading } from './loading.tsx';

const LazyNoPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "recovery" */ '../no-page/no-page.tsx')).NoPage,
}));

/** Page for an address that has none, or none for the person. */
export function MissingPage(props: NoPageProps) {
  return (
    <Suspense fallback={<Loading kind="page" />}>
      <LazyNoPage {...props} />
    </Suspense>
  );
}
