import * as z from 'zod/mini';

/**
 * Contract between provider and company. Days are `YYYY-MM-DD`, values in JD. The two files are signature images as data
 * URLs; an empty `contract_file_client` means that the company has not signed.
 */
export const contract = z.object({
  contract_id: z.string(),
  name_client: z.string(),
  name_service: z.string(),
  company_id: z.string(),
  service_start_date: z.string(),
  service_end_date: z.string(),
  contract_date: z.string(),
  service_months: z.number(),
  payment_now_value: z.number(),
  all_value_service: z.number(),
  status: z.string(),
  activity: z.string(),
  contract_file_client: z.string(),
  contract_file_admin: z.string(),
});

/** Largest signature image, decoded. */
export const maxSignatureBytes = 512 * 1024;

const maxDataUrl = Math.ceil((maxSignatureBytes * 4) / 3) + 64;

/**
 * A signature: a PNG image as a data URL. `language` is that of the text shown while signing, and `contract_text_sha256`
 * the SHA-256 of that text, both kept as evidence; a client that knows neither leaves them out.
 */
export const signature = z.object({
  contract_file_client: z
    .string({ error: 'required' })
    .check(
      z.minLength(1, 'required'),
      z.maxLength(maxDataUrl, `tooLong:${maxDataUrl}`),
      z.regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'invalid'),
    ),
  ip_address_client: z.optional(z.string().check(z.maxLength(100, 'tooLong:100'))),
  language: z.optional(z.enum(['ar', 'en'], { error: 'choice' })),
  contract_text_sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid'))),
});

const sha256 = () => z.string().check(z.regex(/^[0-9a-f]{64}$/, 'invalid'));

/**
 * Evidence of a signing: when, by whom, from where, over which text and picture. A company's entries are numbered from 1,
 * and each names the hash of the one before it (64 zeros before the first).
 */
export const contractEvidence = z.object({
  company_id: z.string(),
  evidence_no: z.number(),
  contract_id: z.string(),
  signed_at: z.string(),
  admin_id: z.string(),
  /** The signer's address as the server saw it, and as the signer's browser reported it. */
  address_seen: z.string(),
  address_reported: z.string(),
  user_agent: z.string(),
  /** Language of the text that was shown. */
  language: z.enum(['ar', 'en']),
  contract_text_sha256: sha256(),
  contract_terms_sha256: sha256(),
  image_sha256: sha256(),
  previous_hash: sha256(),
  hash: sha256(),
});

export type ContractEvidence = z.infer<typeof contractEvidence>;
export type Contract = z.infer<typeof contract>;
export type Signature = z.infer<typeof signature>;
