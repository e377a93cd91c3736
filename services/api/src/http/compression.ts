import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/** The plugin's quality of Brotli with a window of 256 KiB: 4 MiB for each streamed list would be most of its memory. */
const brotli = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** Compression of responses. */
export const compression = {
  threshold: 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: brotli },
} satisfies FastifyCompressOptions;
