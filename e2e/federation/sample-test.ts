import { test as base } from '../product/console.ts';
import { SampleFeature } from '../product/sample-feature.ts';

/** A journey with its own feature, so that other journeys do not see its releases. */
export const test = base.extend<{ sample: SampleFeature }>({
  sample: async ({ expectFault }, provide) => {
    expectFault(/releases\/sample|PageLoadError|sample fails|SyntaxError/);
    const sample = new SampleFeature();
    await provide(sample);
    await sample.remove();
  },
});
