import type { Page } from '@playwright/test';
import { expect, test } from '../product/console.ts';
import { ready } from '../product/ready.ts';

/** Records each request of the pages for files of releases. */
function releaseRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/releases/')) requests.push(pathname);
  });
  return requests;
}

for (const address of ['/home', '/drivers', '/total-profits']) {
  test(`${address} requests each file once, although files are prefetched and verified`, async ({ page }) => {
    const requests = releaseRequests(page);
    await page.goto(address);
    await ready(page);
    await expect(page.locator('svg path').first()).toBeAttached();
    expect(requests.length).toBeGreaterThan(3);
    expect(requests.filter((file, at) => requests.indexOf(file) !== at)).toEqual([]);
  });
}

test('every executed script has an integrity check', async ({ page }) => {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('script ')) seen.push(message.text());
  });
  await page.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLScriptElement && node.src !== '')
            console.info(`script ${node.integrity.slice(0, 7)} ${node.src}`);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  // One page of each feature, and the shell's own page with its chart.
  for (const address of ['/home', '/drivers', '/orders', '/total-profits', '/contract-list']) {
    await page.goto(address);
    await ready(page);
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((script) => !script.startsWith('script sha384-'))).toEqual([]);
});

test.describe('a script that no release declares', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/drivers');
    await ready(page);
  });

  /** Whether a script of an address runs when code in the page adds it. */
  const runs = (page: Page, address: string) =>
    page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script');
          script.addEventListener('load', () => resolve('ran'));
          script.addEventListener('error', () => resolve('refused'));
          try {
            script.src = src;
            document.head.append(script);
          } catch (error) {
            resolve(String(error));
          }
        }),
      address,
    );

  test('is refused as a script URL', async ({ page, expectFault }) => {
    expectFault(/TrustedScriptURL|require-trusted-types-for|trusted-types/);
    for (const address of ['https://evil.example/x.js', '/config.json', 'data:text/javascript,1'])
      expect(await runs(page, address)).toMatch(/^TypeError/);
  });

  test('does not run without a declared hash, even from a release', async ({ page, expectFault }) => {
    expectFault(/[Ii]ntegrity/);
    const { entry } = await page.evaluate(async () => {
      const { features } = (await (await fetch('/registry.json')).json()) as {
        features: Record<string, { entry: string }>;
      };
      return { entry: String(features['finance']?.entry) };
    });
    expect(await runs(page, entry)).toBe('refused');
  });

  test('cannot be created from text', async ({ page, expectFault }) => {
    expectFault(/TrustedHTML|TrustedScript|require-trusted-types-for/);
    const names = await page.evaluate(() => {
      const attempts = [
        () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
        () => (document.createElement('script').text = 'window.isInjected = true'),
        () => new DOMParser().parseFromString('<p>', 'text/html'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      });
    });
    expect(names).toEqual(['TypeError', 'TypeError', 'TypeError']);
  });
});
