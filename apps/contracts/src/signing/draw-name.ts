import { directionOfText } from '../contract/direction-of-text.ts';
import { signatureFont } from './signature-fonts.ts';

/** Size of a typed signature. */
export const nameWidth = 400;
export const nameHeight = 100;

const largest = 40;
const margin = 14;

/** Draws a name centred on the canvas, at 40 px or smaller if it is too long. */
export function drawName(canvas: HTMLCanvasElement, name: string, density: number, color: string): void {
  canvas.width = nameWidth * density;
  canvas.height = nameHeight * density;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.setTransform(density, 0, 0, density, 0, 0);
  context.clearRect(0, 0, nameWidth, nameHeight);
  context.font = signatureFont();
  const { width } = context.measureText(name);
  context.font = signatureFont(Math.min(largest, (largest * (nameWidth - 2 * margin)) / Math.max(width, 1)));
  context.fillStyle = color;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = directionOfText(name);
  context.fillText(name, nameWidth / 2, nameHeight / 2);
}
