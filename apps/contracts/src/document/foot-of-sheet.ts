import type { ContractLanguage } from '@tawseel/api-client/contract-text';
import { documentWords } from './document-words.ts';

/** What the foot of each sheet says, as a value of CSS: a sheet by itself is known for one of this contract. */
export function footOfSheet(contractId: string, language: ContractLanguage): string {
  const [before, between] = documentWords[language].sheet(`\u2068${contractId}\u2069`);
  // In CSS any character may be written by its number.
  const quoted = (text: string) =>
    `"${Array.from(text, (char) => `\\${(char.codePointAt(0) ?? 0).toString(16)} `).join('')}"`;
  return `${quoted(before)} counter(page) ${quoted(between)} counter(pages)`;
}
