import { createVisitors, newVisitor } from './visitor.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const visitors = createVisitors('a secret for tests that is long enough');
const [issued = ''] = visitors.cookieOf(id, false).split(';');

test('a browser stays in one of 100 buckets', () => {
  const visitor = visitors.read(issued);
  expect(visitor).toEqual({ id, company: undefined, bucket: visitor.bucket });
  expect(visitors.read(`a=1; ${issued}; b=2`)).toEqual(visitor);
  expect(visitor.bucket).toBeGreaterThanOrEqual(0);
  expect(visitor.bucket).toBeLessThan(100);
});

test('buckets are evenly filled', () => {
  const filled = new Map<number, number>();
  for (let i = 0; i < 10_000; i += 1) {
    const { bucket } = newVisitor(visitors.read());
    filled.set(bucket, (filled.get(bucket) ?? 0) + 1);
  }
  expect([...filled.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i));
  // 100 each on average, within six standard deviations.
  expect(Math.max(...filled.values())).toBeLessThan(160);
  expect(Math.min(...filled.values())).toBeGreaterThan(40);
});

test.each([
  ['none', ''],
  ['another', 'visitor=1'],
  ['an empty one', 'tawseel-visitor='],
  ['one that was not made here', 'tawseel-visitor=1'],
  ['one without a signature', `tawseel-visitor=${id}`],
  ['one under an invented signature', `tawseel-visitor=${id}.${'0'.repeat(64)}`],
  ['one of another secret', createVisitors('another secret').cookieOf(id, false)],
  ['one that ends its header', `${issued}%0d%0aset-cookie:a=b`],
  ['a long one', `tawseel-visitor=${'0f8fad5b-'.repeat(400)}`],
  ['one of a longer name', `x-${issued}`],
])('%s gives no visitor, and a bucket above every percentage', (_, cookies) => {
  expect(visitors.read(cookies)).toEqual({ id: undefined, company: undefined, bucket: 99 });
});

test.each([
  ['1001', '1001'],
  ['%D8%B3%D9%87%D9%85', 'سهم'],
  ['', undefined],
  ['%', undefined],
])('the company cookie %p is read as %p', (value, company) => {
  expect(visitors.read(`tawseel-company=${value}; ${issued}`)).toMatchObject({ id, company });
});

test('a new visitor keeps its company and is identified by its new cookie', () => {
  const visitor = newVisitor(visitors.read('tawseel-company=1001'));
  expect(visitor.company).toBe('1001');
  expect(visitors.read(`tawseel-company=1001; ${visitors.cookieOf(visitor.id, false)}`)).toEqual(visitor);
});

test('the cookie lasts a year, is HttpOnly and SameSite, and is Secure over TLS', () => {
  const plain = `${issued}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax`;
  expect(visitors.cookieOf(id, false)).toBe(plain);
  expect(visitors.cookieOf(id, true)).toBe(`${plain}; Secure`);
});
