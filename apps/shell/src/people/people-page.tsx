import { useCan } from '@tawseel/api-client';
import { withBundledWords } from '@tawseel/ui/lazy-words';
import type { ComponentType } from 'react';
import { MissingPage } from '../feature-page/missing-page.tsx';
import { people } from '../words/people.ts';

/** A page that exists only on servers that have accounts of people. */
export function peoplePage(View: ComponentType): ComponentType {
  return withBundledWords('people', people, function PeoplePage() {
    return useCan('people') ? <View /> : <MissingPage />;
  });
}
