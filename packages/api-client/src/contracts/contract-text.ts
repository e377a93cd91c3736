import { contractTextAr } from './contract-text.ar.ts';
import { contractTextEn } from './contract-text.en.ts';
import type { Contract } from './contract.entity.ts';

/** Language of the text of a contract; each contract has both texts. */
export type ContractLanguage = 'en' | 'ar';

/** The values that the text of a contract contains: all but status and signatures. */
export type ContractTerms = Omit<Contract, 'status' | 'contract_file_client' | 'contract_file_admin'>;

/** An article: its heading and its paragraphs. */
export interface ContractArticle {
  heading: string;
  paragraphs: readonly string[];
}

/** The text of a contract. */
export interface ContractText {
  title: string;
  /** Number and date. */
  reference: string;
  /** The parties: the first, then the second. */
  preamble: readonly string[];
  articles: readonly ContractArticle[];
}

/**
 * Writes the text of a contract in a language. It is the text that is shown, printed, signed and hashed. `hasRecord` says
 * whether the server keeps a signing record, which the text then mentions.
 *
 * The wording never changes, since signed contracts are verified by the hash of their text; a new wording is added beside
 * it, for contracts that are not signed yet.
 */
export function writeContract(
  terms: ContractTerms,
  language: ContractLanguage,
  hasRecord = true,
): ContractText {
  return language === 'ar' ? contractTextAr(terms, hasRecord) : contractTextEn(terms, hasRecord);
}

/** The text as one string with a line per paragraph; its SHA-256 is the evidence. */
export function contractTextContent({ title, reference, preamble, articles }: ContractText): string {
  const lines = articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [title, reference, ...preamble, ...lines].join('\n').normalize('NFC');
}
