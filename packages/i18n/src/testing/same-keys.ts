import type { Words } from '../messages/create-i18n.ts';

const pluralForms = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
} as const;
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Translations with nested keys joined by dots. */
function flattenWords(words: Words, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(words)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flattenWords(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Keys as the code uses them: the plural forms of one key count once. */
export function usedKeys(words: Words): Set<string> {
  return new Set([...flattenWords(words).keys()].map((key) => key.replace(pluralSuffix, '')));
}

function pluralKeys(words: Map<string, string>) {
  return new Set(
    [...words.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(pluralSuffix, '')),
  );
}

function placeholders(words: Map<string, string>, key: string) {
  const texts = [...words].filter(([name]) => name.replace(pluralSuffix, '') === key).map(([, text]) => text);
  const names = texts.flatMap((text) =>
    [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? ''),
  );
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other)).join(', ');
}

/** Latin names that Arabic texts keep. */
const latinNames = new Set(['A4', 'Excel', 'IP', 'JSON', 'QR', 'SHA-256', 'WhatsApp', 'XLSX', 'CSV']);

/** Words in Latin letters that an Arabic text should not hold. */
function untranslated(text: string): string[] {
  const prose = text.replace(/\{\{[^}]*\}\}|\S+@\S+/g, ' ');
  return (prose.match(/[A-Za-z][\w-]+/g) ?? []).filter((word) => !latinNames.has(word));
}

/** A date that is not between U+2068 and U+2069: within Arabic letters its parts would appear in reverse order. */
const bareDate = /(?<!\u2068)\{\{(date|day|time)\}\}/;

/** Differences between the translations of two languages: keys, empty texts, placeholders, plural forms, Latin words, dates. */
export function translationErrors(en: Words, ar: Words): string[] {
  const flat = { en: flattenWords(en), ar: flattenWords(ar) };
  const keys = { en: usedKeys(en), ar: usedKeys(ar) };
  const faults: string[] = [];
  for (const key of keys.en) if (!keys.ar.has(key)) faults.push(`${key}: not in Arabic`);
  for (const key of keys.ar) if (!keys.en.has(key)) faults.push(`${key}: not in English`);
  for (const language of ['en', 'ar'] as const) {
    for (const [key, text] of flat[language])
      if (text.trim() === '') faults.push(`${key}: empty in ${language}`);
    for (const key of new Set([...pluralKeys(flat.en), ...pluralKeys(flat.ar)])) {
      for (const form of pluralForms[language]) {
        if (!flat[language].has(`${key}_${form}`))
          faults.push(`${key}: no plural form "${form}" in ${language}`);
      }
    }
  }
  for (const [key, text] of flat.ar) {
    const words = untranslated(text);
    if (words.length > 0) faults.push(`${key}: "${words.join(' ')}" in Arabic`);
    if (bareDate.test(text)) faults.push(`${key}: date without isolation in Arabic`);
  }
  for (const key of keys.en) {
    const [english, arabic] = [placeholders(flat.en, key), placeholders(flat.ar, key)];
    if (keys.ar.has(key) && english !== arabic)
      faults.push(`${key}: {{${english}}} in English, {{${arabic}}} in Arabic`);
  }
  return faults;
}

/**
 * Throws an error that lists each difference, unless both languages have the same keys, no empty text, the same
 * placeholders, every plural form (two in English, six in Arabic), and no Latin words or bare dates in Arabic.
 */
export function expectSameKeys(en: Words, ar: Words): void {
  const faults = translationErrors(en, ar);
  if (faults.length > 0) throw new Error(`The words differ:\n${faults.join('\n')}`);
}
