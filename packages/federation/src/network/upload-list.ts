import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { origin } from '../store/origin.ts';

/** First file of an archive: where the build comes from, and its files. */
export const listFile = 'upload.json';

export const uploadList = z.strictObject({
  origin,
  /** SHA-256 of each file of the build. */
  files: z.record(z.string(), z.string()),
});

export type UploadList = z.infer<typeof uploadList>;

/** SHA-256 in hexadecimal form. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
