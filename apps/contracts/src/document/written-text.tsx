import type { ContractTerms } from '@tawseel/api-client/contract-text';
import { createElement, Fragment } from 'react';

// Unicode keeps these two out of every text.
const begins = '\uFDD0';
const ends = '\uFDD1';

function marked(value: string) {
  return value === '' ? value : begins + value + ends;
}

/** The terms with the values marked that may be written in another direction than the sentence around them. */
export function markValues<Terms extends ContractTerms>(terms: Terms): Terms {
  return {
    ...terms,
    contract_id: marked(terms.contract_id),
    name_client: marked(terms.name_client),
    name_service: marked(terms.name_service),
    company_id: marked(terms.company_id),
    activity: marked(terms.activity),
  };
}

/** A text of a contract whose values were marked: each is isolated, and the text is the same to the letter. */
export function WrittenText({ children }: { children: string }) {
  const parts = children
    .split(/\uFDD0|\uFDD1/)
    .map((part, at) => (at % 2 === 1 ? createElement('bdi', null, part) : part));
  return createElement(Fragment, null, ...parts);
}
