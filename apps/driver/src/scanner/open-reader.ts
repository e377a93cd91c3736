import type { CodeReader } from '@tawseel/ui/code-reader';

/** Codes of our labels. */
const labelFormats = ['code_128', 'qr_code'];

/** Whether this device has a camera that pages may use: browsers provide it only to pages over HTTPS. */
export function hasCamera(): boolean {
  return 'mediaDevices' in navigator;
}

/** The reader of the browser, or our own. Android without Google's services has a reader that reads nothing. */
export async function openReader(): Promise<CodeReader> {
  const known = (await globalThis.BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? [];
  if (globalThis.BarcodeDetector && labelFormats.every((format) => known.includes(format)))
    return new globalThis.BarcodeDetector();
  const { createReader } = await import(/* webpackChunkName: "code-reader" */ './code-reader.ts');
  return createReader();
}
