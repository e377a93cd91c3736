import { test as base } from '../product/console.ts';
import { port } from '../product/data-folder.ts';
import { ShellSite } from '../product/shell-site.ts';

/** A journey with a gateway and a release store of its own, whose live releases it may replace. */
export const test = base.extend<{ site: ShellSite }, { productPort: number; workerSite: ShellSite }>({
  productPort: [port, { option: true, scope: 'worker' }],
  // A gateway takes seconds to start: journeys of a worker share one, and each begins with the same releases.
  workerSite: [
    async ({ productPort }, provide) => {
      const site = await ShellSite.start(`http://127.0.0.1:${productPort}`);
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ workerSite }, provide) => {
    await workerSite.reset();
    await provide(workerSite);
  },
});
