import { boot } from '@tawseel/federation';
import { skeletonEvent } from '@tawseel/federation/registry';
import { showFirstRows } from './skeleton/show-first-rows.ts';
import { showSkeleton } from './skeleton/show-skeleton.ts';

const figures = ['/DC/HomeDashbord', '/DC/DisplayProfitsAfterPaymentTotal'].map((path) => ({
  method: 'POST' as const,
  path,
  body: {},
}));

const { response } = boot({ '/': figures, '/home': figures });

let isShown = false;

function show() {
  if (isShown) return;
  isShown = true;
  const rowTemplates = showSkeleton();
  // Without these rows, those of the page follow.
  if (rowTemplates && response)
    globalThis.tawseelFirstRowsShown = showFirstRows(rowTemplates, response).catch(() => undefined);
}

// A gateway of an earlier release signals once, after the markup of both languages.
addEventListener(`${skeletonEvent}-${document.documentElement.lang}`, show);
addEventListener(skeletonEvent, show);
