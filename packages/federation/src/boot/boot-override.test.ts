import type { FrontEndConfig } from '../registry/page-data.ts';
import { setPage } from '../testing/sample-page.ts';
import { sampleRegistry } from '../testing/samples.ts';
import { boot } from './boot.ts';

describe('a local build of the tab', () => {
  const local = 'http://localhost:8070/remoteEntry.js';

  /** Whether the page would accept a script from an address. */
  function takes(kept: string, config: Partial<FrontEndConfig>): boolean {
    const createPolicy = jest.fn<unknown, Parameters<NonNullable<typeof trustedTypes>['createPolicy']>>();
    globalThis.trustedTypes = { createPolicy };
    sessionStorage.setItem('tawseel-override', kept);
    setPage('/drivers', sampleRegistry(), config);
    boot();
    const [[, rules] = []] = createPolicy.mock.calls;
    return rules?.createScriptURL(local) === local;
  }
  afterEach(() => {
    globalThis.trustedTypes = undefined;
    document.head.innerHTML = '';
    sessionStorage.clear();
  });

  test('may load scripts when the operator allows it', () => {
    expect(takes('fleet@http://localhost:8070/', { overrides: true })).toBe(true);
  });

  test.each([
    ['where the operator does not', 'fleet@http://localhost:8070/', {}],
    ['from elsewhere than it says', 'fleet@http://localhost:8071/', { overrides: true as const }],
    ['from another machine', 'fleet@http://evil.example:8070/', { overrides: true as const }],
  ])('may not load scripts %s', (_case, kept, config) => {
    expect(takes(kept, config)).toBe(false);
  });
});
