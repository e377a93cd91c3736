import { ensureInstalled } from './pnpm.mjs';

// Runs in a process group of its own, so that a signal reaches npx, pnpm and all they start: see `install`.

if (!ensureInstalled()) process.exit(1);
