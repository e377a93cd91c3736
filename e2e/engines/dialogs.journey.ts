import { screens } from '../product/screens.ts';
import type { Engine } from './engine.ts';
import { expect, test, type Console } from './console.ts';
import { excessWidth, findHidden, listEntries, listOpeners, shadesStart } from './wholeness.ts';

/** Buttons of rows that open none: they act at once, or open a window or a form in the page. */
const acting =
  /^(?:.*: (Restore|استعادة|Print|طباعة|Receipt|إيصال|Draft payout|إعداد دفعة|Make manifest|إنشاء سند)|.expenses.*: (Edit|تعديل))$/;

/** Buttons that open a dialog outside of lists, by their names in both languages. */
const others: Record<string, [string, string]> = {
  '/account': ['Set up the app', 'إعداد التطبيق'],
  '/staff': ['Invite', 'دعوة'],
};

/** Expects a dialog with every control within reach, and closes it. */
async function expectWhole(page: Console, engine: Engine, title: string): Promise<void> {
  const hidden = () => engine.run(findHidden);
  await expect.soft.poll(hidden, { message: title, timeout: 20_000, intervals: [100] }).toEqual([]);
  await page.key('Escape');
  await expect.poll(hidden, { message: `${title} closes` }).toBeNull();
}

for (const [app, paths] of Object.entries(screens)) {
  test(`every screen of ${app} fits its window, and all controls of its dialogs can be reached`, async ({
    console: page,
    engine,
    language,
  }) => {
    test.setTimeout(240_000);
    for (const path of paths) {
      await page.open(path);
      expect.soft(await engine.run(excessWidth), path).toBeLessThanOrEqual(0);
      expect.soft(await engine.run(shadesStart), `${path}: nothing is hidden at the start`).toBe(false);
      const { names, menu } = await engine.run(listOpeners);
      const other = others[path]?.[language === 'en' ? 0 : 1];
      const opens = (name: string) => !acting.test(`${path}: ${name}`);
      for (const name of [...names, ...(other ? [other] : [])].filter(opens)) {
        await page.role('main').button(name).at(0).press();
        await expectWhole(page, engine, `${path}: ${name}`);
      }
      if (menu === null) continue;
      const opener = page.role('main').button(menu).at(0);
      await opener.press();
      await page.role('menuitem').isShown();
      const entries = await engine.run(listEntries);
      await page.key('Escape');
      for (const entry of entries.filter(opens)) {
        await opener.press();
        await page.role('menuitem', entry).press();
        await expectWhole(page, engine, `${path}: ${entry}`);
      }
    }
  });
}
