import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { prepareZXingModule, readBarcodes, type ReadResult } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
const { buffer } = new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')));
// By default the library fetches its WebAssembly from a CDN.
prepareZXingModule({ overrides: { wasmBinary: buffer } });

/** Decodes the Code 128 and QR codes of a PNG picture. */
export function readCodes(picture: Buffer): Promise<ReadResult[]> {
  return readBarcodes(picture, {
    formats: ['Code128', 'QRCode'],
    maxNumberOfSymbols: 255,
    // A module has about three pixels: in a smaller picture bars merge into other digits with the same checksum.
    tryDownscale: false,
  });
}

/** Texts of a label: the shown parcel code, and what a reader decodes from the pictures of its codes. */
export interface LabelTexts {
  shown: string;
  code128: string[];
  qr: string[];
}

/** Scrolls to a label. Returns it and the labels after it that are entirely in view, with their places in the window. */
function scrollToLabel(labels: Element[], from: number) {
  labels[from]?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return labels
    .slice(from)
    .map((label) => {
      const { left, top, right, bottom } = label.getBoundingClientRect();
      const shown = label.querySelector('[data-bars] + bdi')?.textContent ?? '';
      return { shown, left, top, right, bottom };
    })
    .filter(({ bottom }) => bottom <= innerHeight + 1);
}

/** Reads every code of the labels on the page from pictures of its window, which holds one label at least. */
export async function readLabels(page: Page): Promise<LabelTexts[]> {
  const labels = page.getByRole('article');
  const count = await labels.count();
  const texts: LabelTexts[] = [];
  while (texts.length < count) {
    const inView = await labels.evaluateAll(scrollToLabel, texts.length);
    if (inView.length === 0) throw new Error('The window is smaller than a label.');
    const codes = await readCodes(await page.screenshot());
    for (const { shown, left, top, right, bottom } of inView) {
      const textsOf = (format: string) =>
        codes.flatMap(({ format: own, text, position: { topLeft, bottomRight } }) => {
          const isInside =
            topLeft.x >= left && topLeft.y >= top && bottomRight.x <= right && bottomRight.y <= bottom;
          return own === format && isInside ? text : [];
        });
      texts.push({ shown, code128: textsOf('Code128'), qr: textsOf('QRCode') });
    }
  }
  return texts;
}
