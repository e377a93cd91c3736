import { traceHeaders } from './trace-headers.ts';

test('each request has a sampled trace and a span of its own', () => {
  const values = Array.from({ length: 50 }, () => traceHeaders()['traceparent'] ?? '');
  for (const value of values) expect(value).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(new Set(values.map((value) => value.slice(3, 35))).size).toBe(50);
  expect(new Set(values.map((value) => value.slice(36, 52))).size).toBe(50);
});
