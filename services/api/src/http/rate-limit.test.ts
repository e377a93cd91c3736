import { onEachDatabase } from '../testing/test-api.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

describe('a rate limit', () => {
  let time = 0;
  let take: RateLimit;

  beforeEach(() => {
    time = 0;
    take = createRateLimit(60, () => time);
  });

  const takeMany = (key: string, times: number) => Array.from({ length: times }, () => take(key));
  const served = (waits: number[]) => waits.filter((wait) => wait === 0).length;

  it("serves a minute's requests at once, then as many as the elapsed time has refilled", () => {
    expect(served(takeMany('a', 60))).toBe(60);
    expect(take('a')).toBe(1);
    time += 2000;
    expect(takeMany('a', 3)).toEqual([0, 0, 1]);
    time += 3_600_000;
    expect(served(takeMany('a', 100))).toBe(60);
  });

  it('does not lengthen the wait when refused requests continue', () => {
    takeMany('a', 60);
    for (let i = 0; i < 9; i += 1) {
      time += 100;
      expect(take('a')).toBe(1);
    }
    time += 200;
    expect(take('a')).toBe(0);
  });

  it('counts each key separately', () => {
    expect(served(takeMany('a', 61))).toBe(60);
    expect(served(takeMany('b', 61))).toBe(60);
  });

  it('drops the bucket that has been idle longest beyond 20,000 keys', () => {
    takeMany('a', 60);
    for (let i = 0; i < 19_999; i += 1) take(`other ${i}`);
    expect(take('a')).toBe(1);
    for (let i = 0; i < 20_000; i += 1) take(`another ${i}`);
    expect(take('a')).toBe(0);
  });

  it('is unaffected when the clock is set back by an hour', () => {
    const clock = jest.spyOn(Date, 'now');
    try {
      take = createRateLimit(60);
      expect(take('a')).toBe(0);
      clock.mockReturnValue(Date.now() - 3_600_000);
      expect(takeMany('a', 10)).toEqual(Array.from({ length: 10 }, () => 0));
    } finally {
      clock.mockRestore();
    }
  });
});

onEachDatabase(
  'a session that sends too many requests',
  (test) => {
    it('is refused with a Retry-After while other sessions are served', async () => {
      const [eager, other] = [await test().company(), await test().company()];
      expect((await eager.post('/DC/DisplayCars')).status).toBe(200);
      const refused = await eager.post('/DC/DisplayCars', {}, { 'accept-language': 'ar' });
      expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'too_many' } });
      expect(refused.body.message).toBe('محاولات كثيرة خلال وقت قصير. أعد المحاولة بعد قليل.');
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await eager.post('/DC/CreateExpenses', {})).status).toBe(429);
      expect((await other.post('/DC/DisplayCars')).status).toBe(200);
    });
  },
  { sessionRate: 1 },
);
