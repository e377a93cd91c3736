import type { ContractLanguage } from '@tawseel/api-client/contract-text';
import { documentWords } from './document-words.ts';

/** Footer of each printed sheet as a CSS value, so that a single sheet identifies its contract. */
export function footOfSheet(contractId: string, language: ContractLanguage): string {
  const [before, between] = documentWords[language].sheet(`\u2068${contractId}\u2069`);
  // CSS can write any character by its code point.
  const quoted = (text: string) =>
    `"${Array.from(text, (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `).join('')}"`;
  return `${quoted(before)} counter(page) ${quoted(between)} counter(pages)`;
}
