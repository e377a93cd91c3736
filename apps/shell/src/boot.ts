import { boot } from '@tawseel/federation';
import { skeletonEvent } from '@tawseel/federation/registry';
import { showSkeleton } from './skeleton/show-skeleton.ts';

const figures = ['/DC/HomeDashbord', '/DC/DisplayProfitsAfterPaymentTotal'].map((path) => ({
  method: 'POST' as const,
  path,
  body: {},
}));

boot({ '/': figures, '/home': figures });
addEventListener(skeletonEvent, showSkeleton, { once: true });
