import { faultMessage, faultTranslator } from '@tawseel/i18n/faults';
import { formatsOf } from '@tawseel/i18n/formats';
import { messagesAr } from './messages.ar.ts';
import { messagesEn, type MessageKey } from './messages.en.ts';

/** Languages the server answers in. */
export type AnswerLanguage = 'en' | 'ar';

const messages = { en: messagesEn, ar: messagesAr } as const;
const translators = { en: faultTranslator('en'), ar: faultTranslator('ar') } as const;

/** A message in the reader's language; `{name}` in it is replaced by the value of that name. */
export function say(
  language: AnswerLanguage,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
) {
  return messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatsOf(language).number(value) : (value ?? whole);
  });
}

/** Each field's fault in the reader's language. */
export function sayFaults(
  language: AnswerLanguage,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const translate = translators[language];
  return Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [name, faultMessage(translate, fault)]),
  );
}

/** The language an Accept-Language header asks for: Arabic or English, whichever it prefers; English otherwise. */
export function languageOf(header: string | undefined): AnswerLanguage {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = Number(
        parameters
          .find((item) => item.trim().startsWith('q='))
          ?.trim()
          .slice(2) ?? 1,
      );
      return { language: tag.split('-')[0], quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ language, quality }) => quality > 0 && (language === 'ar' || language === 'en'))
    .toSorted((a, b) => b.quality - a.quality);
  return wanted[0]?.language === 'ar' ? 'ar' : 'en';
}
