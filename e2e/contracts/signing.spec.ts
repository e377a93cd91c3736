import type { Locator, Page, Route } from '@playwright/test';
import { expectAccessible } from '../product/accessible.ts';
import { expect, test } from '../product/console.ts';
import { visit } from '../product/visit.ts';
import { drawByMouse, drawByTouch, findPad, inkOn } from './pad.ts';

/** Signs in to a demo company on the sign-in page. */
async function signIn(page: Page, companyId: string): Promise<void> {
  await page.goto('/login');
  await page.locator('[name=company_id]').fill(companyId);
  await page.locator('[name=password_company]').fill(`demo-${companyId}`);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('/home');
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  await expect(place).toBeAttached();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(place).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [1] });
}

/**
 * Holds the signature requests of several pages and releases them at once, after each page has sent its own.
 */
async function signAtOnce(pages: readonly Page[], approve: (page: Page) => Promise<void>): Promise<void> {
  const held: Route[] = [];
  for (const page of pages) {
    await page.route('**/SignatureClient/**', async (route) => {
      held.push(route);
      if (held.length === pages.length) await Promise.all(held.map((one) => one.continue()));
    });
  }
  await Promise.all(pages.map(approve));
}

// A signature cannot be undone, so each language signs the contracts of its own company.
test.use({ isSignedIn: false });

const companies = {
  en: { id: '1001', name: 'بترا إكسبرس' },
  ar: { id: '1002', name: 'نشامى للتوصيل' },
};

type Say = (en: string, ar: string) => string;

/** Opens the signed document and verifies it. */
async function expectProved(page: Page, contractId: string, client: string, say: Say) {
  await visit(page, `/contractEng/${contractId}`);
  const signature = page.getByRole('img', { name: `Signature of ${client}` });
  await expect(signature).toBeVisible();
  expect(await signature.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  const record = page.getByRole('region', { name: 'Signing record' });
  await expect(record.getByText('127.0.0.1'), 'the address as seen, and as reported').toHaveCount(2);
  await expect(record.getByText(say('English', 'Arabic'), { exact: true })).toBeVisible();
  const code = await record.locator('header code').innerText();
  await visit(page, `/contract-verification/${contractId}`);
  await expect(page.getByText(say('Valid', 'سليم'), { exact: true })).toBeVisible();
  await expect(page.getByText(code, { exact: true })).toBeVisible();
}

test('two simultaneous signatures by mouse and touch sign once and notify the other page', async ({
  page,
  context,
  browser,
  baseURL,
  language,
  say,
  expectFault,
}) => {
  expectFault(/status of 409/);
  const company = companies[language];
  const contractId = `C-${company.id}-3`;
  await signIn(page, company.id);
  await visit(page, '/contract-list');
  await page
    .getByRole('region', { name: contractId })
    .getByRole('link', { name: say('Sign contract', 'توقيع العقد') })
    .click();
  await expect(page).toHaveURL(`/SignatureClientAr/${contractId}`);
  const approve = (at: Page) => at.getByRole('button', { name: say('Approve and sign', 'أوافق وأوقّع') });
  const asked = say('Add your signature first', 'أضف توقيعك أولًا');

  const pad = await findPad(page);
  await approve(page).click();
  await expect(page.getByRole('alert')).toContainText(asked);
  await pad.click();
  await approve(page).click();
  await expect(page.getByRole('alert'), 'a stray dot is not a signature').toContainText(asked);
  await drawByMouse(page, pad);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);

  const pocket = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await context.storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    deviceScaleFactor: 3,
  });
  const phone = await pocket.newPage();
  await phone.goto(`/SignatureClientAr/${contractId}`);
  const small = await findPad(phone);
  await drawByTouch(phone, small);
  const ink = await inkOn(small);
  expect(ink).toBeGreaterThan(5);
  await phone.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await small.boundingBox())?.width).toBe(500);
  await expect.poll(() => inkOn(small), 'turning the phone loses nothing').toBeGreaterThan(ink * 0.7);
  await phone.setViewportSize({ width: 390, height: 844 });
  await drawByTouch(phone, small);
  await phone.getByRole('button', { name: say('Undo', 'تراجع') }).click();
  await expect.poll(() => inkOn(small), 'the first stroke stays').toBeGreaterThan(5);
  await phone.getByRole('button', { name: say('Clear', 'مسح') }).click();
  await expect.poll(() => inkOn(small)).toBe(0);
  await drawByTouch(phone, small);
  await expectAccessible(phone);

  await signAtOnce([page, phone], (at) => approve(at).click());
  const saved = say('The handwritten signature was saved.', 'تم حفظ التوقيع المرسوم باليد.');
  const already = say('This contract is already signed', 'هذا العقد موقّع مسبقًا');
  const outcomes = await Promise.all(
    [page, phone].map(async (at) => {
      const said = at.getByText(saved, { exact: true }).or(at.getByText(already, { exact: true }));
      await expect(said).toBeVisible();
      return { at, said: await said.innerText() };
    }),
  );
  expect(outcomes.map(({ said }) => said).toSorted()).toEqual([saved, already].toSorted());
  for (const { at, said } of outcomes) {
    if (said === saved) {
      await expect(at).toHaveURL('/contract-list');
    } else {
      await expectAccessible(at);
      await at.getByRole('link', { name: say('English contract', 'العقد بالإنجليزية') }).click();
      await expect(at).toHaveURL(`/contractEng/${contractId}`);
    }
  }
  await expectProved(page, contractId, company.name, say);
  await pocket.close();
});

test('a typed signature can be saved by keyboard alone and survives a failed save', async ({
  page,
  language,
  say,
  expectFault,
}) => {
  expectFault(/ERR_INTERNET_DISCONNECTED/);
  const company = companies[language];
  const contractId = `C-${company.id}-4`;
  const [name, face] = [
    say('Samer Al-Khatib', 'رنا العبادي'),
    say('40px "Latin Signature"', '40px "Arabic Signature"'),
  ];
  await signIn(page, company.id);
  // Long before the request: a key that follows at once may reach the page before the browser cuts its requests.
  await page.route('**/SignatureClient/**', (route) => route.abort('internetdisconnected'));
  await visit(page, `/SignatureClientAr/${contractId}`);
  await tabTo(page, page.getByRole('radio', { name: say('Handwritten', 'توقيع باليد') }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  const field = page.getByLabel(say('Your full name', 'اسمك الكامل'));
  const asked = new RegExp(say('Add your signature first', 'أضف توقيعك أولًا'));
  // A point is no name, and the Hangul filler is a letter that nobody sees.
  for (const nothing of [' . ', '\u3164\u3164']) {
    await page.keyboard.insertText(nothing);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(asked);
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+A');
  }
  await page.keyboard.type(name);
  const preview = page.getByRole('img', { name: say('Signature of ', 'توقيع ') + name });
  await expect.poll(() => inkOn(preview)).toBeGreaterThan(10);
  await expect
    .poll(() => page.evaluate(([font, text]) => document.fonts.check(font ?? '', text), [face, name]))
    .toBe(true);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    say('An error occurred while saving the signature.', 'حدث خطأ أثناء حفظ التوقيع.'),
  );
  await expect(preview).toBeVisible();
  await page.unroute('**/SignatureClient/**');
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('The text signature was saved.', 'تم حفظ التوقيع النصي.'))).toBeVisible();
  await expectProved(page, contractId, company.name, say);
});
