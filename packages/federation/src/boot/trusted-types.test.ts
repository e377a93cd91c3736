import { sampleFeature, sampleRegistry, sampleShell } from '../testing/samples.ts';
import { trustReleases } from './trusted-types.ts';

type Rules = Parameters<NonNullable<typeof globalThis.trustedTypes>['createPolicy']>[1];

/** The trusted types policy of the page, with a browser's interface. */
function rulesOf(registry = sampleRegistry(), others?: string[]): Rules {
  const createPolicy = jest.fn<unknown, [name: 'default', rules: Rules]>();
  globalThis.trustedTypes = { createPolicy };
  trustReleases(registry, others);
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  if (!rules) throw new Error('No rules');
  return rules;
}

afterEach(() => {
  globalThis.trustedTypes = undefined;
});

test.each([
  '/releases/shell/1.0.0-77aa/main.1.js',
  '/releases/fleet/1.2.0-5f0c/drivers.1.js',
  // The previous release, which a page may fall back to.
  '/releases/fleet/1.1.0-99/drivers.1.js',
  `${window.location.origin}/releases/fleet/1.2.0-5f0c/drivers.1.js`,
])('%s may be a script', (address) => {
  expect(rulesOf().createScriptURL(address)).toBe(address);
});

test.each([
  'https://evil.example/releases/fleet/1.2.0-5f0c/drivers.1.js',
  '//evil.example/releases/fleet/1.2.0-5f0c/drivers.1.js',
  '/releases/other/1.0.0/a.js',
  '/releases/fleet/../../api/ip',
  '/releases/shell/0.9.0-1/main.1.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  '/x.js',
  '',
])('%p may not be a script', (address) => {
  expect(rulesOf().createScriptURL(address)).toBeNull();
});

test('another site is trusted only below the releases that the registry names', () => {
  const shell = sampleShell({ base: 'https://cdn.example.com/shell/' });
  const fleet = sampleFeature({ entry: 'https://cdn.example.com/fleet/remoteEntry.js' });
  const { createScriptURL } = rulesOf(sampleRegistry({ shell, features: { fleet } }));
  expect(createScriptURL('https://cdn.example.com/fleet/a.js')).not.toBeNull();
  expect(createScriptURL('https://cdn.example.com/other/a.js')).toBeNull();
});

test('further folders can be allowed', () => {
  const { createScriptURL } = rulesOf(sampleRegistry(), ['http://127.0.0.1:9000/']);
  expect(createScriptURL('http://127.0.0.1:9000/remoteEntry.js')).not.toBeNull();
  expect(createScriptURL('http://127.0.0.1:9001/remoteEntry.js')).toBeNull();
});

test('markup may only be empty', () => {
  const { createHTML } = rulesOf();
  expect(createHTML('')).toBe('');
  expect(createHTML(' ')).toBeNull();
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
});

test('a browser without trusted types is supported', () => {
  globalThis.trustedTypes = undefined;
  expect(() => trustReleases(sampleRegistry())).not.toThrow();
});
