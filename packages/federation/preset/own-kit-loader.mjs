import { createRequire } from 'node:module';

const wrapper = createRequire(import.meta.url).resolve('@tawseel/federation/own-kit');

/**
 * Replaces `feature.ts?own-kit` by a module that puts the pages and extensions of `feature.ts` inside the root of the UI kit
 * that the feature depends on: the import resolves from the feature's folder.
 */
export default function ownKitLoader() {
  return `
    import feature from './feature.ts';
    import { KitRoot } from '@tawseel/ui/kit-root';
    import { withOwnKit } from ${JSON.stringify(wrapper)};
    export default withOwnKit(feature, KitRoot);
  `;
}
