import * as z from 'zod/mini';
import { defineChange, defineRead } from '../client/described-call.ts';

/** Largest signature image, decoded. */
export const maxSignatureBytes = 512 * 1024;

const maxDataUrl = Math.ceil((maxSignatureBytes * 4) / 3) + 64;

/** A PNG image of a signature as a data URL. */
export const signatureImage = () =>
  z
    .string({ error: 'required' })
    .check(
      z.minLength(1, 'required'),
      z.maxLength(maxDataUrl, `tooLong:${maxDataUrl}`),
      z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'invalid'),
    );

/**
 * A signature: a PNG image as a data URL. The server keeps as evidence the `language` of the text that was shown at
 * signing, and `contract_text_sha256`, the SHA-256 of that text; a client of the bare contract sends neither.
 */
export const signature = z.object({
  contract_file_client: signatureImage(),
  ip_address_client: z.optional(z.string().check(z.maxLength(100, 'tooLong:100'))),
  language: z.optional(z.enum(['ar', 'en'], { error: 'choice' })),
  contract_text_sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid'))),
});

export type Signature = z.infer<typeof signature>;

export const signingCall = defineChange({
  method: 'PUT',
  path: '/DC/SignatureClient/:contractId',
  allow: 'contracts.change',
  body: signature,
  changes: ['contract', 'contract_evidence'],
});

export const contractCall = defineRead({ path: '/DC/DisplayContracts/:contractId', allow: 'company.see' });
