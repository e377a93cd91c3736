import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** A result of a query, and the number of changes of its table that it includes. */
interface Versioned {
  version: number;
}

/** A response of a page. */
interface CachedPage extends Versioned {
  body: Buffer;
  /** The compressed body, once a browser has requested the page again. */
  compressed?: Promise<Buffer>;
}

/** The number of rows that match a search. */
interface CachedTotal extends Versioned {
  total: number;
}

/** Results by company, list and query. The database tells for each request whether one is current. */
interface VersionCache<Result extends Versioned> {
  get(key: string): Result | undefined;
  set(key: string, result: Result): void;
}

export type PageCache = VersionCache<CachedPage>;
export type TotalCache = VersionCache<CachedTotal>;

const compress = promisify(brotliCompress);

/** Compresses a page once for all requests. */
export function compressedPage(page: CachedPage): Promise<Buffer> {
  page.compressed ??= compress(page.body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: page.body.length },
  });
  return page.compressed;
}

/** Counts of a database that was replaced by an older copy could repeat: no result is kept for long. */
const longestMs = 60_000;

/** @param limit Largest sum of all sizes. The result that was not requested for the longest time goes first. */
function createVersionCache<Result extends Versioned>(
  limit: number,
  sizeOf: (result: Result) => number,
): VersionCache<Result> {
  const entries = new Map<string, { result: Result; readAt: number }>();
  let size = 0;
  const remove = (key: string) => {
    const entry = entries.get(key);
    if (entry) size -= sizeOf(entry.result);
    entries.delete(key);
  };
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      if (performance.now() - entry.readAt <= longestMs) return entry.result;
      remove(key);
      return undefined;
    },
    set(key, result) {
      remove(key);
      if (sizeOf(result) > limit / 8) return;
      entries.set(key, { result, readAt: performance.now() });
      size += sizeOf(result);
      for (const oldest of entries.keys()) {
        if (size <= limit) break;
        remove(oldest);
      }
    },
  };
}

/** @param limit Most bytes of all pages, before compression. */
export function createPageCache(limit = 32 * 1024 * 1024): PageCache {
  return createVersionCache(limit, ({ body }) => body.length);
}

export function createTotalCache(limit = 10_000): TotalCache {
  return createVersionCache(limit, () => 1);
}
