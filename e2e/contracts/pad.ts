import { expect, type Locator, type Page } from '@playwright/test';

interface Place {
  x: number;
  y: number;
}

/** Points of a wavy line across the pad. */
async function pointsOn(pad: Locator): Promise<Place[]> {
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('The pad is not on the page');
  return Array.from({ length: 30 }, (_, at) => ({
    x: box.x + box.width * (0.1 + (0.75 * at) / 29),
    y: box.y + box.height * (0.5 + 0.25 * Math.sin(at / 3)),
  }));
}

export async function drawByMouse(page: Page, pad: Locator): Promise<void> {
  const [first, ...others] = await pointsOn(pad);
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y, { steps: 2 });
  await page.mouse.up();
}

export async function drawByTouch(page: Page, pad: Locator): Promise<void> {
  const points = await pointsOn(pad);
  const touch = await page.context().newCDPSession(page);
  for (const [at, point] of points.entries()) {
    await touch.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [point],
    });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Share of the pad's pixels that bear ink, in thousandths. */
export function inkOn(pad: Locator): Promise<number> {
  return pad.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const { width, height } = canvas;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    let inked = 0;
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at]) inked += 1;
    return (inked / (width * height)) * 1000;
  });
}

/** Waits for the pad, whose code loads after the page. */
export async function findPad(page: Page): Promise<Locator> {
  const pad = page.locator('form canvas');
  await expect(pad).toBeVisible();
  return pad;
}
