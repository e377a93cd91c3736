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
 * The wordings of the text, newest first. A released wording never changes, since contracts signed with it are verified
 * by the hash of their text; a new one is added here, for contracts that are not signed yet.
 */
export const contractWordings = [2, 1] as const;

export type ContractWording = (typeof contractWordings)[number];

/** The wording that is signed. */
export const newestWording = contractWordings[0];

/** The wording of contracts whose signing has no record. */
export const firstWording = 1 satisfies ContractWording;

/**
 * Writes the text of a contract in a language. It is the text that is shown, printed, signed and hashed. `hasRecord` says
 * whether the server keeps a signing record, which the text then mentions.
 */
export function writeContract(
  terms: ContractTerms,
  language: ContractLanguage,
  wording: ContractWording,
  hasRecord = true,
): ContractText {
  return language === 'ar'
    ? contractTextAr(terms, wording, hasRecord)
    : contractTextEn(terms, wording, hasRecord);
}

/** The text as one string with a line per paragraph; its SHA-256 is the evidence. */
export function contractTextContent({ title, reference, preamble, articles }: ContractText): string {
  const lines = articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [title, reference, ...preamble, ...lines].join('\n').normalize('NFC');
}
