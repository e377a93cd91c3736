import { useApiClient } from '@tawseel/api-client';
import { lazy, Suspense, type ReactNode } from 'react';
import { Loading } from './loading.tsx';

const NotPermittedPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "not-permitted" */ '../not-permitted/not-permitted-page.tsx'))
    .NotPermittedPage,
}));

interface PermittedProps {
  /** Permissions that the page requires. */
  requires?: readonly string[] | undefined;
  children: ReactNode;
}

/** A page, or the reason why the signed-in person may not open it. */
export function Permitted({ requires = [], children }: PermittedProps) {
  const { may } = useApiClient();
  return requires.every(may) ? (
    children
  ) : (
    <Suspense fallback={<Loading kind="page" />}>
      <NotPermittedPage requires={requires} />
    </Suspense>
  );
}
