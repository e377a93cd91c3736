import { ApiError, invalid } from '../errors/api-error.ts';

const maxBytes = 200 * 1024;

/** Bytes of a request with the largest image, as a data URL. */
export const maxProofBody = 300 * 1024;

/** The first bytes of files of each type. */
const signatures = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

const dataUrl = /^data:image\/(?:jpeg|png);base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a JPEG or PNG data URL, with the type that they are. @throws ApiError `invalid` or `too_large` */
export function readProofImage(image: string): { mediaType: string; content: Buffer } {
  const content = Buffer.from(dataUrl.exec(image)?.[1] ?? '', 'base64');
  if (content.length > maxBytes) throw new ApiError('too_large');
  const known = Object.entries(signatures).find(([, bytes]) =>
    bytes.every((byte, at) => content[at] === byte),
  );
  if (!known) throw invalid({ image: 'invalid' });
  return { mediaType: known[0], content };
}
