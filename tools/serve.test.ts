import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sampleStore, type SampleStore } from '@tawseel/federation/testing';

const root = path.join(__dirname, '..');
let samples: SampleStore;

beforeEach(async () => {
  samples = await sampleStore();
});
afterEach(() => samples.remove());

/** Runs `npm run serve` until its output contains `text`, or to its end. */
async function serve(args: string[] = [], text?: RegExp) {
  const child = spawn(process.execPath, ['tools/serve.mjs', ...args], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: path.dirname(samples.folder),
      NODE_ENV: 'production',
      EMBEDDED_DATABASE: '1',
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
  });
  let output = '';
  const ended = once(child, 'close');
  const seen = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += String(part);
        if (text?.test(output)) resolve();
      });
  });
  await Promise.race([ended, seen]);
  return {
    output: () => output,
    end: async () => {
      child.kill('SIGTERM');
      const [code]: unknown[] = await ended;
      return code;
    },
  };
}

test('npm run serve serves the released product in production without a demo company', async () => {
  const { version } = await samples.releaseShell('one()', 'Button');
  const served = await serve([], /Tawseel is at \S+/);
  const [, address = ''] = /Tawseel is at (\S+)/.exec(served.output()) ?? [];
  const page = await (await fetch(`${address}/home`)).text();
  const ready = await fetch(`${address}/readyz`);
  const login = await fetch(`${address}/api/LoginDC`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ company_id: '1001', password_company: 'demo-1001' }),
  });
  expect(await served.end()).toBe(0);
  expect(page).toContain(`/releases/shell/${version}/`);
  expect(ready.status).toBe(200);
  expect(login.status).toBe(400);
  expect(served.output()).not.toContain('Sign in with');
}, 60_000);

test.each<[string, string[], RegExp]>([
  ['a store that is missing', [], /^There is no release store at \S+; [^\n]+\n$/],
  ['an option', ['--demo'], /^npm run serve takes no options: [^\n]+\n$/],
])('npm run serve refuses %s in one sentence', async (_, args, sentence) => {
  const served = await serve(args);
  expect(served.output()).toMatch(sentence);
  expect(await served.end()).toBe(1);
});
