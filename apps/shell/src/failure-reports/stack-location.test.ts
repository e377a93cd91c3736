import { locationOf } from './stack-location.ts';

const site = 'https://site.test/releases';
const shell = `${site}/shell/1.0.0-aa/main.js:9:9`;
const fleet = `${site}/fleet/1.2.0-5f0c/drivers.1.js:1:204`;
const stack = (...files: string[]) => files.map((file) => `    at f (${file})`).join('\n');

test.each([
  ['a feature', stack(fleet), 'fleet', '1.2.0-5f0c', ['fleet/drivers.1.js:1:204']],
  ['the shell', stack(shell), 'shell', '1.0.0-aa', ['shell/main.js:9:9']],
  [
    'a feature that calls code of the shell',
    stack(shell, fleet),
    'fleet',
    '1.2.0-5f0c',
    ['shell/main.js:9:9', 'fleet/drivers.1.js:1:204'],
  ],
  ['a stack as Firefox and Safari write it', `draw@${fleet}\n@${shell}`, 'fleet', '1.2.0-5f0c', undefined],
])('the location of an error of %s names release and files', (_, text, feature, version, at) => {
  expect(locationOf(text)).toMatchObject({ feature, version, ...(at ? { at } : {}) });
});

test.each([
  ['an extension', stack('chrome-extension://abc/content.js:1:1')],
  ['an extension that a release calls', stack('moz-extension://abc/content.js:1:1', fleet)],
  ['an extension that calls a release', stack(shell, 'safari-web-extension://abc/content.js:1:1')],
  ['a script of another site that calls a release', stack('https://ads.example/x.js:1:1', shell)],
  ['the page itself', stack('https://site.test/drivers?search=omar:1:1')],
  ['nothing', ''],
])('an error of %s is ignored', (_, text) => {
  expect(locationOf(text)).toBeUndefined();
});

test('a report has five files at most', () => {
  expect(locationOf(stack(...Array.from({ length: 50 }, () => fleet)))?.at).toHaveLength(5);
});
