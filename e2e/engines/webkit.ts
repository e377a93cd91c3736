import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '@tawseel/conformance/free-port';
import type { WebKitPrograms } from '../../tools/test/engines.mjs';
import type { Engine, Point } from './engine.ts';

/** Key codes of WebDriver. */
const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowDown: Key.ARROW_DOWN, a: 'a', k: 'k' };

/** Starts a screen without a monitor. @returns Its process, and its name. */
async function startScreen(program: string): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [name] = await once(screen.stdio[3] ?? screen, 'data');
  return { screen, display: `:${String(name).trim()}` };
}

/** Waits until the driver accepts sessions. */
async function untilReady(address: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

interface Browser {
  session: WebDriver;
  end(): void;
}

/** Longest time in ms that the start of a browser takes; some never answer. */
const patience = 15_000;

/** Starts a driver and a browser. If they do not answer in time, it ends both and tries again. */
async function openBrowser(programs: WebKitPrograms, display: string, tries = 3): Promise<Browser> {
  const { opening, end } = await startDriver(programs, display);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, patience, undefined)));
  const session = await Promise.race([opening, late]);
  clearTimeout(timer);
  if (session) return { session, end };
  end();
  opening.catch(() => {});
  if (tries === 1) throw new Error(`${programs.browser} does not start`);
  return openBrowser(programs, display, tries - 1);
}

/** Starts a driver that opens a browser, both in a group of processes of their own. */
async function startDriver({ driver, browser }: WebKitPrograms, display: string) {
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  // Drawn without a graphics card, and without its sandbox: containers forbid the name spaces that it needs.
  const software = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
  const { pid } = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...software, DISPLAY: display },
  });
  if (pid === undefined) throw new Error(`${driver} does not start`);
  await untilReady(server);
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const opening = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(server)
    .withCapabilities(capabilities)
    .build();
  // A session that is asked to end sometimes never answers.
  const end = () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // They have ended by themselves.
    }
  };
  return { opening, end };
}

/** WebKitGTK, the engine of Safari, over WebDriver. Playwright drives only builds of WebKit of its own. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const { screen, display } = await startScreen(programs.screen);
  let { session, end } = await openBrowser(programs, display);
  let size = { width: 1440, height: 900 };

  const move = ({ x, y }: Point) =>
    session.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0 });
  return {
    load: (address) => session.get(address),
    run: (work, ...args) => session.executeScript(`return (${String(work)})(...${JSON.stringify(args)})`),
    inject: (source) => session.executeScript(source),
    press: (at) => move(at).click().perform(),
    drag: async ([first, ...others]) => {
      if (!first) return;
      const stroke = move(first).press();
      for (const { x, y } of others) stroke.move({ x: Math.round(x), y: Math.round(y), duration: 10 });
      await stroke.release().perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (name, withControl = false) => {
      const pressed = session.actions();
      return withControl
        ? pressed.keyDown(Key.CONTROL).sendKeys(keys[name]).keyUp(Key.CONTROL).perform()
        : pressed.sendKeys(keys[name]).perform();
    },
    resize: async (width, height) => {
      size = { width, height };
      await session.manage().window().setRect(size);
    },
    picture: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    // A session has a storage of its own.
    forget: async () => {
      end();
      ({ session, end } = await openBrowser(programs, display));
      await session.manage().window().setRect(size);
    },
    close: async () => {
      end();
      screen.kill();
    },
  };
}
