import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A response of a page, and the number of changes that its rows show. */
interface CachedPage {
  version: number;
  body: Buffer;
  /** The compressed body, once a browser has requested the page again. */
  compressed?: Promise<Buffer>;
  readAt: number;
}

/** Responses of pages, by company, list and query. The database tells for each request whether one is current. */
export interface PageCache {
  get(key: string): CachedPage | undefined;
  set(key: string, page: { version: number; body: Buffer }): void;
}

const compress = promisify(brotliCompress);

/** Compresses a page once for all requests. */
export function compressedPage(page: CachedPage): Promise<Buffer> {
  page.compressed ??= compress(page.body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length },
  });
  return page.compressed;
}

/** Counts of a database that was replaced by an older copy could repeat: no page is kept for long. */
const longestMs = 60_000;

/** @param limit Most bytes of all pages, before compression. The page that was not requested for the longest time goes first. */
export function createPageCache(limit = 32 * 1024 * 1024): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  const remove = (key: string) => {
    bytes -= pages.get(key)?.body.length ?? 0;
    pages.delete(key);
  };
  return {
    get(key) {
      const page = pages.get(key);
      if (!page) return undefined;
      pages.delete(key);
      pages.set(key, page);
      if (performance.now() - page.readAt <= longestMs) return page;
      remove(key);
      return undefined;
    },
    set(key, page) {
      remove(key);
      if (page.body.length > limit / 8) return;
      pages.set(key, { ...page, readAt: performance.now() });
      bytes += page.body.length;
      for (const oldest of pages.keys()) {
        if (bytes <= limit) break;
        remove(oldest);
      }
    },
  };
}
