import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Words } from '../messages/create-i18n.ts';
import { usedKeys, translationErrors } from './same-keys.ts';

export interface WordsCheck {
  en: Words;
  ar: Words;
  /** Folders or files of the sources that use the translations; tests and the translation files are ignored. */
  sources: readonly string[];
  /** Namespace of the translations, for keys written `namespace:key`; keys of other namespaces are ignored. */
  namespace?: string;
}

function sourceFiles(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : sourceFiles(inner);
    const isSource = /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$|[./](en|ar)\.ts$/.test(entry.name);
    return isSource ? [inner] : [];
  });
}

/** Keys that a source passes to `t`, except those of other namespaces. */
function keysAsked(source: string, namespace: string | undefined) {
  const calls = source.matchAll(/(?:\bt\(|\bi18nKey=\{?)\s*(['"`])([\w.:-]+)\1/g);
  return [...calls].flatMap((call) => {
    const [first = '', second] = (call[2] ?? '').split(':');
    if (second === undefined) return [first];
    return first === namespace ? [second] : [];
  });
}

/** Every string literal of a source; templates become patterns in which `${...}` matches any text. */
function textsWritten(source: string) {
  const quoted = [...source.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2] ?? '');
  const templates = [...source.matchAll(/`([^`]*)`/g)].map((match) => match[1] ?? '');
  const patterns = templates
    .filter((template) => /^[\w.:-]*(\$\{[^}]*\}[\w.:-]*)+$/.test(template) && /[\w-]\.|\./.test(template))
    .map((template) => {
      const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.\\-]/g, '\\$&'));
      return new RegExp(`^${parts.join('[\\w.-]+')}$`);
    });
  return { texts: new Set([...quoted, ...templates]), patterns };
}

/** Labels of entities are found by the name of their field. */
const isLabel = /\.(fields|values)\./;

/** Errors in a feature's translations: see {@link checkTranslations}. */
function wordsCheckFaults({ en, ar, sources, namespace }: WordsCheck): string[] {
  const code = sources.flatMap(sourceFiles).map((file) => readFileSync(file, 'utf8'));
  const known = usedKeys(en);
  const written = code.map(textsWritten);
  const isUsed = (key: string) => {
    const names = namespace ? [key, `${namespace}:${key}`] : [key];
    return names.some((name) =>
      written.some(
        ({ texts, patterns }) => texts.has(name) || patterns.some((pattern) => pattern.test(name)),
      ),
    );
  };
  const missing = [...new Set(code.flatMap((source) => keysAsked(source, namespace)))].filter(
    (key) => !known.has(key),
  );
  return [
    ...translationErrors(en, ar),
    ...missing.map((key) => `${key}: asked for, but has no words`),
    ...[...known].filter((key) => !isLabel.test(key) && !isUsed(key)).map((key) => `${key}: used nowhere`),
  ];
}

/**
 * Throws an error that lists each difference, unless both languages have the same keys and the sources use
 * exactly these keys. A key counts as used if a source contains it as a literal, or a template that can
 * produce it (`` `status.${status}` ``). Keys of the base are written `base:save`.
 */
export function checkTranslations(check: WordsCheck): void {
  const faults = wordsCheckFaults(check);
  if (faults.length > 0) throw new Error(`The words and the code disagree:\n${faults.join('\n')}`);
}
