import { once } from 'node:events';
import { createServer } from 'node:http';
import { credentials, deviationsOf, serveBare, type BareServer } from '@tawseel/conformance/bare-server';
import type { Locator } from '@playwright/test';
import { expect, test as base } from '../product/console.ts';
import { dataFolder } from '../product/data-folder.ts';
import { freePort } from '@tawseel/conformance/free-port';
import { startProcess } from '../product/process.ts';
import { visit } from '../product/visit.ts';

/** Buttons that many screens have, in both languages. */
const buttons = {
  view: ['View', 'عرض'],
  edit: ['Edit', 'تعديل'],
  delete: ['Delete', 'حذف'],
  save: ['Save', 'حفظ'],
  update: ['Update', 'تحديث'],
  add: ['Add', 'إضافة'],
  close: ['Close', 'إغلاق'],
  retry: ['Retry', 'إعادة المحاولة'],
  search: ['Search', 'بحث'],
  export: ['Export', 'تصدير'],
  print: ['Print', 'طباعة'],
} as const;

interface Fixtures {
  /** The server of the contract alone, with its starting rows. */
  server: BareServer;
  /** Opens a screen and waits until it is loaded. */
  open: (path: string) => Promise<void>;
  /** The row of a table that contains the text. */
  row: (text: string) => Locator;
  press: (button: keyof typeof buttons, within?: Locator) => Promise<void>;
  /** Chooses from the menu of a row that has more actions than fit beside it. */
  choose: (button: keyof typeof buttons, row: Locator) => Promise<void>;
  /** Expects a message of success. */
  expectDone: (en: string, ar: string) => Promise<void>;
  /** Confirms the deletion of a row, which is sent to `path` without a body and offers no Undo. */
  confirmDeletion: (row: Locator, path: string, done: readonly [en: string, ar: string]) => Promise<void>;
}

interface WorkerFixtures {
  /** Port of the server; 0 for a free one. */
  serverPort: number;
  /** Such a server, and the address of a console on it. */
  site: { server: BareServer; address: string };
}

/** Starts the address service of the browsers: all of them have one address. */
async function serveAddress() {
  const port = await freePort();
  const service = createServer((_, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(JSON.stringify({ ip: '198.51.100.7' }));
  }).listen(port, '127.0.0.1');
  await once(service, 'listening');
  return { url: `http://127.0.0.1:${port}/api/ip`, close: () => service.close() };
}

/** The console of the build, whose API is a server of the contract alone on another origin. */
async function serveConsole(apiUrl: string) {
  const port = await freePort();
  const address = await serveAddress();
  const env = {
    PORT: String(port),
    DATA_DIR: dataFolder,
    API_URL: apiUrl,
    PUBLIC_API_URL: apiUrl,
    // A service instead of a route: browsers have no cache while Playwright routes their requests.
    PUBLIC_IP_URL: address.url,
    LOG_LEVEL: 'warn',
  };
  const args = ['--import', 'tsx', 'services/gateway/src/main.ts', '--released'];
  const { end } = await startProcess(args, env, /Tawseel is at/);
  return {
    address: `http://127.0.0.1:${port}`,
    end: async () => {
      await end();
      address.close();
    },
  };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  serverPort: [0, { option: true, scope: 'worker' }],

  site: [
    async ({ serverPort }, provide) => {
      const server = await serveBare(serverPort);
      const { address, end } = await serveConsole(server.url);
      await provide({ server, address });
      await end();
      await server.close();
    },
    { scope: 'worker' },
  ],

  isRunning: true,
  baseURL: async ({ site }, provide) => provide(site.address),
  // Times are those of the company, wherever the browser is.
  timezoneId: 'America/New_York',

  storedValues: async ({ site, language, isSignedIn }, provide) =>
    provide({ language, ...(isSignedIn && { 'admin-token': site.server.token }) }),

  server: [
    async ({ site: { server } }, provide) => {
      server.reset();
      await provide(server);
      expect(server.requests.flatMap(deviationsOf), 'every request is one of the contract').toEqual([]);
    },
    { auto: true },
  ],

  open: async ({ page }, provide) =>
    provide(async (path) => {
      await visit(page, path);
    }),

  row: async ({ page }, provide) => provide((hasText) => page.getByRole('row').filter({ hasText })),

  press: async ({ page, say }, provide) =>
    provide(async (button, within) => {
      const [en, ar] = buttons[button];
      await (within ?? page).getByRole('button', { name: say<string>(en, ar), exact: true }).click();
    }),

  choose: async ({ page, say }, provide) =>
    provide(async (button, row) => {
      await row.getByRole('button', { name: say('More actions', 'إجراءات أخرى') }).click();
      const [en, ar] = buttons[button];
      await page.getByRole('menuitem', { name: say<string>(en, ar), exact: true }).click();
    }),

  expectDone: async ({ page, say }, provide) =>
    provide(async (en, ar) => {
      const messages = page.getByRole('region', { name: say('Messages', 'الرسائل') });
      await expect(messages).toContainText(say(en, ar));
      // The messages of later changes are not those of this one.
      await messages.getByRole('button', { name: say('Dismiss this message', 'إغلاق هذه الرسالة') }).click();
    }),

  confirmDeletion: async ({ page, say, server, press, expectDone }, provide) =>
    provide(async (row, path, done) => {
      await press('delete', page.getByRole('alertdialog'));
      await expect(page.getByRole('button', { name: say('Undo', 'تراجع') })).toHaveCount(0);
      await expectDone(...done);
      await expect(row).toHaveCount(0);
      const sent = server.requests.findLast(({ method }) => method === 'DELETE');
      expect(sent).toMatchObject({ path, body: undefined });
    }),
});

/** A value as it is written, whether it came as a number or as a text. */
function canonical(received: unknown, expected: unknown): unknown {
  if (typeof received !== 'number' && typeof received !== 'string') return received;
  if (typeof expected === 'number') return Number(received);
  return typeof expected === 'string' ? String(received) : received;
}

/**
 * Expects the body of the last request of a call: exactly these fields. Numbers and texts of one value are equal, as they
 * are to servers of the contract.
 */
export function expectBody({ requests }: BareServer, path: string, expected: Record<string, unknown>): void {
  const body = requests.findLast((request) => request.path === path)?.body;
  const pairs = Object.entries(body ?? {}).map(([name, value]) => [name, canonical(value, expected[name])]);
  expect(Object.fromEntries(pairs), path).toEqual(expected);
}

/** Fills fields of a form by the names of the contract; a select is set by value. */
export async function fillFields(form: Locator, values: Record<string, string | number>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = form.locator(`[name="${name}"]`);
    const isChoice = (await control.evaluate((element) => element.localName)) === 'select';
    if (isChoice) await control.selectOption(String(value));
    else await control.fill(String(value));
  }
}

export { credentials, expect };
