import type { Sha256 } from '@tawseel/api-client/contract-record';
import { sha256 as hash } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 in the browser, without `crypto.subtle`, which is missing on pages served over plain HTTP. */
export const sha256: Sha256 = (data) => bytesToHex(hash(typeof data === 'string' ? utf8ToBytes(data) : data));
