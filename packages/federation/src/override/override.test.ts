import { readOverride, writeOverride } from './override.ts';

test.each([
  ['fleet@http://localhost:8070/', 'fleet', 'http://localhost:8070/'],
  ['fleet@http://127.0.0.1:9000', 'fleet', 'http://127.0.0.1:9000/'],
  ['order-tracking@http://localhost:1/', 'order-tracking', 'http://localhost:1/'],
])('%s is parsed and formatted unchanged', (text, feature, base) => {
  expect(readOverride(text)).toEqual({ feature, base });
  expect(readOverride(writeOverride({ feature, base }))).toEqual({ feature, base });
});

test.each([
  null,
  '',
  'fleet',
  'http://localhost:8070/',
  'Fleet@http://localhost:8070/',
  'fleet@https://evil.example:8070/',
  'fleet@http://evil.example:8070/',
  'fleet@http://localhost.evil.example:8070/',
  'fleet@http://localhost@evil.example:8070/',
  'fleet@http://localhost:8070@evil.example/',
  'fleet@http://127.0.0.1.evil.example:8070/',
  'fleet@http://192.168.0.7:8070/',
  'fleet@http://localhost:8070/other/',
  'fleet@http://localhost:8070/?a',
  'fleet@//localhost:8070/',
  ' fleet@http://localhost:8070/',
  'fleet@http://localhost:8070/\n',
])('%j is not an override', (text) => {
  expect(readOverride(text)).toBeUndefined();
});
