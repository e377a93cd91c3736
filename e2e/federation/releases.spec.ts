import type { Page } from '@playwright/test';
import { expectAccessible } from '../product/accessible.ts';
import { expect } from '../product/console.ts';
import { expectFailure, expectRestWorks, nextReport, type Reason } from './recovery.ts';
import { test } from './sample-test.ts';

const isShown = (page: Page, says: string) =>
  expect(page.getByRole('heading', { level: 1, name: says })).toBeVisible();
const note = (page: Page) => page.getByText('You are using the previous version.');

const faulty: [string, Reason, { first?: string; react?: string }][] = [
  ['throws when it is evaluated', 'threw', { first: 'throw new Error("sample fails");' }],
  ['is not a script that can be read', 'threw', { first: 'this is no script' }],
  ['has a second copy of React', 'duplicate', { react: '{ createElement: () => null }' }],
];

for (const [fault, reason, build] of faulty) {
  test(`a release that ${fault} shows an error on its page, and other pages work`, async ({
    page,
    sample,
  }) => {
    await sample.release({ says: 'never', ...build });
    await expectFailure(page, sample.path, reason);
    await expectRestWorks(page);
  });

  test(`a release that ${fault} falls back to the previous release with a notice`, async ({
    page,
    sample,
  }) => {
    await sample.release({ says: 'the first' });
    const version = await sample.release({ says: 'the second', ...build });
    const reported = nextReport(page);
    await page.goto(sample.path);
    await isShown(page, 'the first');
    await expect(note(page)).toBeVisible();
    expect(await reported).toEqual({ feature: sample.name, version, reason });
    await sample.release({ says: 'the third' });
    await page.getByRole('button', { name: 'Try the latest version' }).click();
    await isShown(page, 'the third');
    await expect(note(page)).toHaveCount(0);
  });
}

test('a page that throws during rendering offers the previous release', async ({ page, sample }) => {
  await sample.release({ says: 'the first' });
  await sample.release({ says: 'the second', draw: 'throw new Error("sample fails");' });
  const reported = nextReport(page);
  await expectFailure(page, sample.path, 'drawn');
  expect(await reported).toMatchObject({
    name: 'Error',
    at: expect.arrayContaining([expect.stringMatching(new RegExp(`^${sample.name}/.+:\\d+:\\d+$`))]),
  });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use the previous version' }).click();
  await isShown(page, 'the first');
  await expect(note(page)).toBeVisible();
  await expectRestWorks(page);
});

test('a release with a missing entry falls back to the previous release', async ({ page, sample }) => {
  await sample.release({ says: 'the first' });
  const version = await sample.release({ says: 'the second' });
  await page.route(`**/releases/${sample.name}/${version}/**`, (route) => route.abort());
  await page.goto(sample.path);
  await isShown(page, 'the first');
  await expect(note(page)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/merchants');
  await page.goBack();
  await isShown(page, 'the first');
});

test('an open page keeps its version and offers a new one', async ({ page, sample }) => {
  await sample.release({ says: 'the first' });
  await page.goto(sample.path);
  await isShown(page, 'the first');
  await sample.release({ says: 'the second' });
  await expectRestWorks(page);
  await page.goBack();
  await isShown(page, 'the first');

  const offer = page.getByText('A new version of Tawseel is ready.');
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(offer).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reload' }).click();
  await isShown(page, 'the second');
  await expect(offer).toHaveCount(0);
});

test('an update to a new version asks before it discards unsaved input', async ({ page, sample }) => {
  await sample.release({ says: 'the first' });
  await page.goto(sample.path);
  await isShown(page, 'the first');
  await page.getByRole('button', { name: 'Drivers', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Create driver' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Omar');
  await sample.release({ says: 'the second' });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(name).toHaveValue('Omar');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave without saving' }).click();
  await expect(name).toHaveValue('');
});
