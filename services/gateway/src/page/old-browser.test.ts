import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { transformSync } from '@swc/core';
import { oldestBrowsers } from '@tawseel/federation/browsers';
import { oldBrowserScript } from './old-browser.ts';

const script = oldBrowserScript('bm9uY2U=');

/** Runs the script in a browser with the globals; returns what it has written to the document. */
function run(globals: object): string {
  let written = '';
  const document = { write: (html: string) => (written += html) };
  const window = { document, ...globals };
  runInContext(script, createContext({ ...window, window }));
  return written;
}

const withPopovers = { HTMLElement: Object.assign(() => undefined, { prototype: { popover: null } }) };
const withoutPopovers = { HTMLElement: Object.assign(() => undefined, { prototype: {} }) };
const withCanParse = { URL: { canParse: () => true } };

test('a browser with the newest features that the console needs runs the page', () => {
  expect(run({ ...withPopovers, ...withCanParse })).toBe('');
});

test.each([
  ['popovers', { ...withoutPopovers, ...withCanParse }],
  ['URL.canParse', { ...withPopovers, URL: {} }],
  ['any of it', {}],
])('a browser without %s shows the reason in both languages instead of the page', (_, globals) => {
  const written = run(globals);
  for (const text of ['This browser is too old', 'هذا المتصفح أقدم', `Safari ${oldestBrowsers.safari}`])
    expect(written).toContain(text);
  expect(written).toMatch(/<plaintext hidden>$/);
});

test('a browser with Trusted Types accepts the page', () => {
  const createPolicy = jest.fn();
  run({ trustedTypes: { createPolicy } });
  expect(createPolicy).toHaveBeenCalledWith('default', { createHTML: expect.any(Function) });
});

test('the script is ECMAScript 5, and nothing in it closes its element', () => {
  const compile = (target: 'es5' | 'es2022') =>
    transformSync(script, { jsc: { target }, isModule: false }).code;
  expect(compile('es5')).toBe(compile('es2022'));
  expect(script).not.toContain('</');
});

test('the README names the oldest browsers', () => {
  const readme = readFileSync(path.join(import.meta.dirname, '../../../../README.md'), 'utf8');
  const { chrome, edge, firefox, safari, ios_saf: ios } = oldestBrowsers;
  expect(readme).toContain(
    `Chrome ${chrome}, Edge ${edge}, Firefox ${firefox}, Safari ${safari} and Safari on iOS ${ios}`,
  );
});
