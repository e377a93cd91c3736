import { defineRead } from '../client/described-call.ts';

/** Counts of orders, merchants and drivers. */
export const countsCall = defineRead({ path: '/DC/HomeDashbord', allow: 'orders.see' });

/** Profits, expenses and balances, of all time and lately. */
export const profitsCall = defineRead({ path: '/DC/DisplayProfitsAfterPaymentTotal', allow: 'orders.see' });

/** Matters that wait for the administrator, and trends. */
export const attentionCall = defineRead({
  path: '/DC/DisplayAttention',
  allow: 'orders.see',
  needs: 'attention',
});
