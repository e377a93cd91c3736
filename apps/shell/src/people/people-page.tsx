import { useCan } from '@tawseel/api-client';
import type { ComponentType } from 'react';
import { MissingPage } from '../feature-page/missing-page.tsx';
import { people } from '../words/people.ts';
import { worded } from '../words/worded.tsx';

/** A page that exists only on servers that have accounts of people. */
export function peoplePage(View: ComponentType): ComponentType {
  return worded('people', people, function PeoplePage() {
    return useCan('people') ? <View /> : <MissingPage />;
  });
}
