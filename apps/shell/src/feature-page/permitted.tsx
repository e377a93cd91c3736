import { useApiClient } from '@tawseel/api-client';
import type { ReactNode } from 'react';
import { MissingPage } from './missing-page.tsx';

interface PermittedProps {
  /** Permissions that the page requires. */
  requires?: readonly string[] | undefined;
  children: ReactNode;
}

/** A page, or the reason why the signed-in person may not open it. */
export function Permitted({ requires = [], children }: PermittedProps) {
  const { may } = useApiClient();
  return requires.every(may) ? children : <MissingPage requires={requires} />;
}
