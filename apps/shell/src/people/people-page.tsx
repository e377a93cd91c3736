import { useCan } from '@tawseel/api-client';
import type { ComponentType } from 'react';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

/** A page that exists only on servers that have accounts of people. */
export function peoplePage(View: ComponentType): ComponentType {
  return function PeoplePage() {
    return useCan('people') ? <View /> : <NotFoundPage />;
  };
}
