import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { buildApps, featureNames } from '../../workspace/apps.mjs';
import { reportFigures, type Figures } from '../figures.ts';
import { chromiumOptions, composedStore, quantile, serve, signIn, type Session } from '../product.ts';
import { openSlowPage } from '../slow-page.ts';
import { formScreens, type FormScreen } from './form-screens.ts';
import { typingTimes, type TypingTimes } from './typing.ts';

// Typing into the fields of every form, on a CPU slowed down to a quarter. `--form driver` measures one of them.

/** Opens the form's dialog, if it has one, and returns the form. */
async function openForm(page: Page, { button, action }: FormScreen) {
  if (button) await page.getByRole('button', { name: button }).click();
  if (action) await page.locator('[data-row]').first().getByRole('button', { name: action }).click();
  const form = page.locator(button || action ? 'dialog form' : 'main form:not([role=search])').first();
  await form.locator('input').first().waitFor();
  return form;
}

async function measureForm(browser: Browser, url: string, session: Session, screen: FormScreen) {
  const content = screen.action ? '[data-row]' : 'main h1';
  const page = await openSlowPage(browser, url + screen.path, session, content);
  const times = await typingTimes(page, await openForm(page, screen));
  await page.close();
  return times;
}

const longestOf = ({ longTasks }: TypingTimes) => Math.max(0, ...longTasks);

async function main() {
  const { values } = parseArgs({ options: { form: { type: 'string' } } });
  const measured = formScreens.filter(({ name }) => values.form === undefined || name === values.form);
  if (!(await buildApps(['shell', ...featureNames()]))) throw new Error('The build failed');
  const browser = await chromium.launch(chromiumOptions);
  const product = await serve(8494, composedStore);
  try {
    const session = await signIn(product);
    const forms = new Map<string, TypingTimes>();
    for (const screen of measured)
      forms.set(screen.name, await measureForm(browser, product.url, session, screen));
    const all = [...forms.values()];
    const figures: Figures = {
      'worst key, p75': Math.max(...all.map(({ keys }) => quantile(keys, 0.75))),
      'longest task': Math.max(...all.map(longestOf)),
    };
    reportFigures(figures);
    console.log('\nKey to next paint in every field, and long tasks while typing, in ms');
    console.table(
      [...forms].map(([form, times]) => ({
        form,
        keys: times.keys.length,
        p50: quantile(times.keys),
        p75: quantile(times.keys, 0.75),
        p95: quantile(times.keys, 0.95),
        'longest task': longestOf(times),
      })),
    );
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
