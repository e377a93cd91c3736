import { publishedManifest } from './published-manifest.mjs';

/** Hooks of pnpm, which `npm run packages` names when it packs. https://pnpm.io/pnpmfile */
export const hooks = { beforePacking: publishedManifest };
