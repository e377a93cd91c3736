import { hasInk } from '@tawseel/api-client/signature-ink';

/** Whether a canvas shows enough for a signature: invisible letters and stray dots do not. */
export function isInked(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return pixels !== undefined && hasInk(pixels);
}
