import { readStack } from './read-stack.ts';

const frame = { app: 'fleet', version: '1.2.0-5f0c', file: 'drivers.0a1b2c3d.js', line: 1, column: 204 };
const report = {
  feature: 'fleet',
  version: '1.2.0-5f0c',
  at: ['fleet/drivers.0a1b2c3d.js:1:204', 'shell/main.0a1b2c3d.js:2:33'],
};
const ofShell = { app: 'shell', version: undefined, file: 'main.0a1b2c3d.js', line: 2, column: 33 };

test('a report has the version of its own scripts alone', () => {
  expect(readStack(JSON.stringify(report, null, 2))).toEqual([frame, ofShell]);
});

test('a report is found among other lines of a log', () => {
  const lines = [
    'tawseel starts',
    JSON.stringify({ level: 30, msg: 'ready' }),
    JSON.stringify({ level: 30, ...report }),
  ];
  expect(readStack(lines.join('\n'))).toEqual([frame, ofShell]);
});

test.each([
  [
    'Chromium',
    'TypeError: failed\n    at f (https://site.test/releases/fleet/1.2.0-5f0c/drivers.0a1b2c3d.js:1:204)',
  ],
  ['Firefox and Safari', 'f@https://site.test/releases/fleet/1.2.0-5f0c/drivers.0a1b2c3d.js:1:204'],
])('a stack of %s names the release of each script', (_, text) => {
  expect(readStack(text)).toEqual([frame]);
});

test.each(['', '{}', 'TypeError: failed', '{"feature":"fleet","version":"1","at":[]}'])(
  '%j is refused in one sentence',
  (text) => {
    expect(() => readStack(text)).toThrow('The text names no script of a release');
  },
);

test('a place outside of the releases is left out', () => {
  const at = ['fleet/../../secret.js:1:1', ...report.at];
  expect(readStack(JSON.stringify({ ...report, at }))).toEqual([frame, ofShell]);
});
