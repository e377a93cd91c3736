import { contractTextAr } from './contract-text.ar.ts';
import { contractTextEn } from './contract-text.en.ts';
import type { Contract } from './contract.entity.ts';

/** Language a contract is written in; each contract has both texts. */
export type ContractLanguage = 'en' | 'ar';

/** What a contract's text is made of: all that was agreed, and neither status nor signatures. */
export type ContractTerms = Omit<Contract, 'status' | 'contract_file_client' | 'contract_file_admin'>;

/** An article: its heading and its paragraphs. */
export interface ContractArticle {
  heading: string;
  paragraphs: readonly string[];
}

/** A contract written out. */
export interface ContractText {
  title: string;
  /** Number and date. */
  reference: string;
  /** Who agrees: the first party, then the second. */
  preamble: readonly string[];
  articles: readonly ContractArticle[];
}

/**
 * Writes a contract out in a language. The one source of what is shown, printed, signed and hashed.
 *
 * Signed texts are proved by their hash, so this wording never changes; another wording stands beside it, for contracts
 * that are not signed yet.
 */
export function writeContract(terms: ContractTerms, language: ContractLanguage): ContractText {
  return language === 'ar' ? contractTextAr(terms) : contractTextEn(terms);
}

/** The text as one string, the one whose SHA-256 is kept as evidence: a paragraph a line. */
export function contractTextContent({ title, reference, preamble, articles }: ContractText): string {
  const lines = articles.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
  return [title, reference, ...preamble, ...lines].join('\n').normalize('NFC');
}
