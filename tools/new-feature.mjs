import { runTypeScript } from './workspace/apps.mjs';
import { requireNode } from './node-version.mjs';
import { ensureInstalled, pnpm } from './pnpm.mjs';

// Creates a feature that builds, has tests and appears in the navigation: npm run new-feature -- tracking

requireNode();
if (!ensureInstalled()) process.exit(1);
if (!(await runTypeScript('tools/new-feature/create.ts', process.argv.slice(2)))) process.exit(1);
// Adds the feature to the lockfile; it has the packages of the other features, so there is little to fetch.
if (!pnpm(['install', '--no-frozen-lockfile', '--prefer-offline'])) {
  console.error('The feature is created, but its packages are not installed: npm run dev will try again.');
  process.exit(1);
}
