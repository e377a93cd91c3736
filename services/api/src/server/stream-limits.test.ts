import { onEachDatabase } from '../testing/test-api.ts';
import { createStreamLimits } from './stream-limits.ts';

test('the limit of streamed answers is each session’s own, and an answer that ends makes room once', () => {
  const limits = createStreamLimits(2, 1000);
  const [first] = [limits.open('a'), limits.open('a'), limits.open('b')];
  expect(() => limits.open('a')).toThrow(expect.objectContaining({ code: 'too_many' }));
  first();
  first();
  expect(limits.open('a')).toBeInstanceOf(Function);
  expect(() => limits.open('a')).toThrow(expect.objectContaining({ code: 'too_many' }));
});

onEachDatabase(
  'a session that reads as many whole lists as it may',
  (test) => {
    it('is refused another, and an export, but no page, until one of them ends', async () => {
      const [admin, other] = [await test().company(), await test().company()];
      const claims = await test().api.tokens.read(admin.token);
      const end = test().api.streams.open(String(claims?.sid));
      const refused = await admin.post('/DC/DisplayCars');
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await admin.post('/DC/Export/cars', { format: 'csv' })).status).toBe(429);
      expect((await admin.post('/DC/DisplayCars', { limit: 1 })).status).toBe(200);
      expect((await other.post('/DC/DisplayCars')).status).toBe(200);
      end();
      for (let times = 0; times < 3; times += 1) {
        expect((await admin.post('/DC/DisplayCars')).status).toBe(200);
        expect((await admin.post('/DC/Export/cars', { format: 'xlsx' })).status).toBe(200);
      }
      expect((await admin.post('/DC/Export/nothing', { format: 'csv' })).status).toBe(404);
      expect((await admin.post('/DC/DisplayCars')).status).toBe(200);
    });
  },
  { sessionStreams: 1 },
);
