import { attentionCall, countsCall, profitsCall } from '@tawseel/api-client/calls';
import { boot } from '@tawseel/federation';
import { skeletonEvent } from '@tawseel/federation/registry';
import { rememberEarlyPress } from './early-press/early-press.ts';
import { showFirstRows } from './skeleton/show-first-rows.ts';
import { showSkeleton } from './skeleton/show-skeleton.ts';

const dashboard = [countsCall, profitsCall, attentionCall].map((call) => ({ ...call, body: {} }));

const { response } = boot({ '/': dashboard, '/home': dashboard });

function show() {
  document.documentElement.dataset['starting'] = '';
  rememberEarlyPress();
  const rowTemplates = showSkeleton();
  // Without these rows, those of the page follow.
  if (rowTemplates && response)
    globalThis.tawseelFirstRowsShown = showFirstRows(rowTemplates, response).catch(() => undefined);
}

addEventListener(`${skeletonEvent}-${document.documentElement.lang}`, show);
