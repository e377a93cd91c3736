import { boot } from '@tawseel/federation';

const figures = ['/DC/HomeDashbord', '/DC/DisplayProfitsAfterPaymentTotal'].map((path) => ({
  method: 'POST' as const,
  path,
  body: {},
}));

boot({ '/': figures, '/home': figures });
