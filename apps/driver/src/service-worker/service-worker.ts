import { fetchPage, readFile, removeOldReleases, storeRelease } from './release-files.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;

/** Address of the page, and of everything that this worker responds to. */
const base = '/driver/';

// The page that is open keeps the files of its own release; the next opening gets the new ones.
self.addEventListener('install', (event) => event.waitUntil(storeRelease().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) =>
  event.waitUntil(removeOldReleases().then(() => self.clients.claim())),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(base)) return;
  if (request.mode === 'navigate') event.respondWith(fetchPage(event));
  else event.respondWith(readFile(request));
});
