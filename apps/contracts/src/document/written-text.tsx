import type { ContractTerms } from '@tawseel/api-client/contract-text';
import { createElement, Fragment } from 'react';

// Unicode noncharacters: they never occur in a text.
const begins = '\uFDD0';
const ends = '\uFDD1';

function marked(value: string) {
  return begins + (value || '—') + ends;
}

/** The terms, with markers around the values whose direction may differ from the sentence's. */
export function markValues<Terms extends ContractTerms>(terms: Terms): Terms {
  return {
    ...terms,
    contract_id: marked(terms.contract_id),
    name_client: marked(terms.name_client),
    name_service: marked(terms.name_service),
    company_id: marked(terms.company_id),
    activity: terms.activity && marked(terms.activity),
  };
}

/** A contract text with its marked values isolated; the characters stay the same. */
export function WrittenText({ children }: { children: string }) {
  const parts = children
    .split(/\uFDD0|\uFDD1/)
    .map((part, at) => (at % 2 === 1 ? createElement('bdi', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
