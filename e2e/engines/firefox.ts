import { launch, type Page } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Firefox as it is installed, over WebDriver BiDi. Playwright drives only builds of Firefox of its own. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const size = { width: 1440, height: 900 };

  async function openPage(): Promise<Page> {
    const context = await browser.createBrowserContext();
    const opened = await context.newPage();
    await opened.setViewport(size);
    return opened;
  }

  let page = await openPage();
  return {
    load: async (address) => void (await page.goto(address)),
    run: <Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args) =>
      page.evaluate<[], () => Result>(`(${String(work)})(...${JSON.stringify(args)})`),
    inject: async (source) => void (await page.evaluate(source)),
    press: ({ x, y }) => page.mouse.click(x, y),
    drag: async ([first, ...others]) => {
      if (!first) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of others) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    key: async (name, withControl = false) => {
      if (withControl) await page.keyboard.down('Control');
      await page.keyboard.press(name);
      if (withControl) await page.keyboard.up('Control');
    },
    resize: async (width, height) => {
      Object.assign(size, { width, height });
      await page.setViewport(size);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    forget: async () => {
      await page.browserContext().close();
      page = await openPage();
    },
    close: () => browser.close(),
  };
}
