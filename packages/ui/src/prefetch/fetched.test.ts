import { fetched, prefetch } from './fetched.ts';

test('prefetch starts a load once the one before has ended', async () => {
  const started: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const declare = (name: string) =>
    fetched(async () => {
      started.push(name);
      await ended;
      return name;
    });
  const codes = ['dialog', 'menu'].map(declare);
  const done = prefetch();
  await new Promise((resolve) => setTimeout(resolve));
  expect(started).toEqual(['dialog']);
  end();
  await done;
  expect(started).toEqual(['dialog', 'menu']);
  expect(codes.map((code) => code.current())).toEqual(['dialog', 'menu']);
});

test('prefetch ignores a failed load, which is tried again on demand', async () => {
  let tries = 0;
  const code = fetched(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return 'dialog';
  });
  await prefetch();
  expect(code.current()).toBeUndefined();
  await expect(code.load()).resolves.toBe('dialog');
});
