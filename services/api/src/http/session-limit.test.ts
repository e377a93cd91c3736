import { onEachDatabase } from '../testing/test-api.ts';
import { createSessionLimit } from './session-limit.ts';

function spent(limit: ReturnType<typeof createSessionLimit>, sessionId: string, times: number) {
  return Array.from({ length: times }, () => {
    try {
      limit.spend(sessionId);
      return 'served';
    } catch (error) {
      return error;
    }
  });
}

describe('the limit of requests', () => {
  it('lets a session make its minute’s requests at once, then as many as the time passed refills', () => {
    let time = 0;
    const limit = createSessionLimit(60, () => time);
    expect(spent(limit, 'a', 60)).toEqual(Array.from({ length: 60 }, () => 'served'));
    expect(spent(limit, 'a', 1)).toEqual([
      expect.objectContaining({
        code: 'too_many',
        status: 429,
        details: expect.objectContaining({ retryAfterSeconds: 1 }),
      }),
    ]);
    time += 2000;
    expect(spent(limit, 'a', 3).filter((outcome) => outcome === 'served')).toHaveLength(2);
    time += 3_600_000;
    expect(spent(limit, 'a', 61).filter((outcome) => outcome === 'served')).toHaveLength(60);
  });

  it('serves a session as before when the clock is set back by an hour', () => {
    const clock = jest.spyOn(Date, 'now');
    try {
      const limit = createSessionLimit(60);
      expect(spent(limit, 'a', 1)).toEqual(['served']);
      clock.mockReturnValue(Date.now() - 3_600_000);
      expect(spent(limit, 'a', 10)).toEqual(Array.from({ length: 10 }, () => 'served'));
    } finally {
      clock.mockRestore();
    }
  });

  it('counts each session by itself', () => {
    const limit = createSessionLimit(2, () => 0);
    expect(spent(limit, 'a', 3).filter((outcome) => outcome === 'served')).toHaveLength(2);
    expect(spent(limit, 'b', 3).filter((outcome) => outcome === 'served')).toHaveLength(2);
  });
});

onEachDatabase(
  'a session that asks too often',
  (test) => {
    it('is told so, and when to come back, while others are served', async () => {
      const [eager, other] = [await test().company(), await test().company()];
      expect((await eager.post('/DC/DisplayCars')).status).toBe(200);
      const refused = await eager.post('/DC/DisplayCars', {}, { 'accept-language': 'ar' });
      expect(refused).toMatchObject({ status: 429, body: { success: false, code: 'too_many' } });
      expect(refused.body.message).toBe('عدد المحاولات كبير. حاول مجددًا بعد قليل.');
      const seconds = Number(refused.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(60);
      expect((await eager.post('/DC/CreateExpenses', {})).status).toBe(429);
      expect((await other.post('/DC/DisplayCars')).status).toBe(200);
    });
  },
  { sessionRate: 1 },
);
