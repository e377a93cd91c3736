import { ensureInstalled } from './pnpm.mjs';

// Runs in a separate process group, so that a signal reaches npx, pnpm and their children: see `install`.

if (!ensureInstalled()) process.exit(1);
