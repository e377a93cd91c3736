import { statfsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags } from '../../tools/workspace/chromium-flags.ts';

/** Free bytes of the shared memory of Linux; containers often have 64 MB. */
function freeSharedMemory(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** Pages live for seconds: collecting their garbage often costs more than it saves. */
const scriptFlags = ['--no-flush-bytecode', '--min-semi-space-size=64', '--max-semi-space-size=64'];

/** How journeys start Chromium: with as little processor time as their pages allow. */
export function launchOptions(executablePath: string): LaunchOptions {
  return {
    executablePath,
    // Playwright keeps the pictures of pages in files of /tmp, where each costs several calls of the file system.
    ignoreDefaultArgs: freeSharedMemory() > 1e9 ? ['--disable-dev-shm-usage'] : [],
    args: [
      ...chromiumFlags,
      // The pages of a worker share a process, which keeps the compiled scripts between journeys.
      '--renderer-process-limit=1',
      '--disable-site-isolation-trials',
      `--js-flags=${scriptFlags.join(' ')}`,
      // One picture instead of about thirty for a page.
      '--default-tile-width=1440',
      '--default-tile-height=900',
    ],
  };
}
