import { createPageCache } from './page-cache.ts';

const page = (bytes: number) => ({ version: 1, body: Buffer.alloc(bytes) });

describe('the cache of pages', () => {
  it('drops the pages that were not requested for the longest time beyond its limit', () => {
    const cache = createPageCache(80);
    for (let n = 0; n < 8; n += 1) cache.set(`${n}`, page(10));
    cache.get('0');
    cache.set('8', page(10));
    expect([0, 1, 2, 8].map((n) => cache.get(`${n}`) !== undefined)).toEqual([true, false, true, true]);
  });

  it('stores no page that is larger than an eighth of its limit', () => {
    const cache = createPageCache(80);
    cache.set('large', page(11));
    expect(cache.get('large')).toBeUndefined();
  });

  it('drops a page after a minute', () => {
    jest.useFakeTimers({ now: 0 });
    const cache = createPageCache();
    cache.set('a', page(1));
    jest.advanceTimersByTime(60_000);
    expect(cache.get('a')).toBeDefined();
    jest.advanceTimersByTime(1);
    expect(cache.get('a')).toBeUndefined();
    jest.useRealTimers();
  });
});
