import type { RequestEvent } from './worker-scope.ts';

/** The files of this release; the build inserts them. */
declare const __PAGE_FILES__: { main: string; files: readonly string[] };

const { main, files } = __PAGE_FILES__;

const page = '/driver/';
const prefix = 'tawseel-driver ';
/** The name of the main script has the hash of its content, and so names the release. */
const cacheName = prefix + main;

/** The WebAssembly that reads codes, for browsers that cannot do it themselves: it is larger than all the rest. */
const isNeeded = (file: string) => !file.endsWith('.wasm') || !('BarcodeDetector' in globalThis);

/** Stores the page, if it is that of this release: during a release, the server may send another one. */
async function storePage(cache: Cache): Promise<boolean> {
  const response = await fetch(page, { cache: 'no-cache' });
  const isOwn = response.ok && (await response.clone().text()).includes(main);
  if (isOwn) await cache.put(page, response);
  return isOwn;
}

/** Stores a file, without a download if an earlier release has it: the hash of its content is in its name. */
async function storeFile(cache: Cache, file: string): Promise<void> {
  const known = await caches.match(page + file);
  if (known) await cache.put(page + file, known);
  else await cache.add(page + file);
}

/** Stores all files of the release. @throws Error if one is missing; the browser then tries again at a later opening */
export async function storeRelease(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(files.filter(isNeeded).map((file) => storeFile(cache, file)));
  if (!(await storePage(cache))) throw new Error('The page is of another release');
}

/** Keeps this release and the last one before it, whose page may be open. */
export async function removeOldReleases(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== cacheName);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The stored page at once, and a new copy of it for the next time: the server's configuration is in it. */
export async function fetchPage(event: RequestEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  const stored = await cache.match(page);
  if (!stored) return fetch(event.request);
  event.waitUntil(storePage(cache).catch(() => undefined));
  return stored;
}

/** A stored file, or the server's. Code that was not needed at first is stored when it is. */
export async function readFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
