import type { CodeReader } from '@tawseel/ui/code-reader';
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader';

const options: ReaderOptions = { formats: ['Code128', 'QRCode'], maxNumberOfSymbols: 4 };

/** Longest side of the picture that is read: a camera of 12 megapixels would take seconds. */
const longestSide = 1280;

/** A reader for browsers without one of their own. Its WebAssembly comes from this site. */
export function createReader(): CodeReader {
  const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href;
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    async detect(video) {
      const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
      canvas.width = Math.round(video.videoWidth * scale);
      canvas.height = Math.round(video.videoHeight * scale);
      if (!context || canvas.width === 0) return [];
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = context.getImageData(0, 0, canvas.width, canvas.height);
      const found = await readBarcodes(picture, options);
      return found.map(({ text }) => ({ rawValue: text }));
    },
  };
}
