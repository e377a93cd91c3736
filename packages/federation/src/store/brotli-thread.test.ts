import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import { fleetFiles, sampleBuilds } from '../testing/sample-builds.ts';
import { brotliThread } from './brotli-thread.ts';
import { publishFeature } from './publish.ts';

/** A script that takes two seconds to compress. */
const largeScript = Array.from({ length: 24_000 }, (_, line) =>
  createHash('sha256').update(`${line}`).digest('base64'),
).join('\n');

test('other work of the thread pool does not wait for a release', async () => {
  const samples = await sampleBuilds();
  try {
    const build = await samples.build({ ...fleetFiles('one'), 'large.1.js': largeScript });
    const since = performance.now();
    const released = publishFeature(samples.store, build).then(() => true);
    let longest = 0;
    let asked = since;
    const measure = () => {
      longest = Math.max(longest, performance.now() - asked);
      asked = performance.now();
    };
    while (!(await Promise.race([released, stat(build).then(() => false)]))) measure();
    measure();
    expect(longest).toBeLessThan((performance.now() - since) / 3);
  } finally {
    await samples.remove();
  }
});

test('files of several releases are compressed in turn', async () => {
  const [one, two] = [brotliThread(), brotliThread()];
  try {
    const texts = ['one', 'two', 'three'].map((text) => text.repeat(1000));
    const [first, second, third] = texts.map((text, at) =>
      (at === 1 ? two : one).compress(Buffer.from(text)),
    );
    const read = async (compressed?: Promise<Buffer>) =>
      brotliDecompressSync((await compressed) ?? '').toString();
    expect([await read(first), await read(second), await read(third)]).toEqual(texts);
  } finally {
    await Promise.all([one.close(), two.close()]);
  }
});
