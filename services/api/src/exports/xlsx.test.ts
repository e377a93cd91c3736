import { xlsx } from './xlsx.ts';

const columns = [{ name: 'id', kind: 'id' as const, heading: 'ID', words: undefined }];

test('a workbook fails when its rows fail', async () => {
  async function* rows() {
    yield [{ id: 'D-1' }];
    throw new Error('The connection is lost.');
  }
  const received = async () => {
    for await (const part of xlsx('drivers', columns, rows(), 'en')) expect(part).toBeDefined();
  };
  await expect(received()).rejects.toThrow('The connection is lost.');
});

test('a workbook stops reading rows when its reader disconnects', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  async function* rows() {
    try {
      for (let id = 0; ; id += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        yield Array.from({ length: 500 }, () => ({ id: `${id} ${Math.random()}` }));
      }
    } finally {
      end();
    }
  }
  let bytes = 0;
  for await (const part of xlsx('drivers', columns, rows(), 'en')) {
    bytes += part.length;
    if (bytes > 100_000) break;
  }
  await ended;
  expect(bytes).toBeGreaterThan(100_000);
});
