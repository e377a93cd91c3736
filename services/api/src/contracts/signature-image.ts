import { maxSignatureBytes } from '@tawseel/api-client/schemas';
import { Fault, invalid } from '../answers/fault.ts';

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const headerLength = 33;
const maxSide = 2000;

/**
 * The picture in a PNG data URL, looked at rather than believed: PNG's own first bytes, and sides a signature has.
 *
 * @throws Fault `invalid` or `too_large`
 */
export function readSignatureImage(dataUrl: string): Buffer {
  const image = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  if (image.length > maxSignatureBytes) throw new Fault('too_large');
  const isPng =
    image.length > headerLength &&
    image.subarray(0, 8).equals(magic) &&
    image.toString('latin1', 12, 16) === 'IHDR';
  const sides = isPng ? [image.readUInt32BE(16), image.readUInt32BE(20)] : [0];
  if (!sides.every((side) => side >= 1 && side <= maxSide))
    throw invalid({ contract_file_client: 'invalid' });
  return image;
}

/** The picture as it is stored and shown: written one way only, so that every character of it can be proved. */
export function writeSignatureImage(image: Buffer): string {
  return `data:image/png;base64,${image.toString('base64')}`;
}
