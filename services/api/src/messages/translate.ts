import { fieldErrorMessage, fieldErrorTranslator } from '@tawseel/i18n/field-errors';
import { formatsOf } from '@tawseel/i18n/formats';
import { toDinars } from '../money/fils.ts';
import { messagesAr } from './messages.ar.ts';
import { messagesEn, type MessageKey } from './messages.en.ts';

/** Languages of the server's messages. */
export type ResponseLanguage = 'en' | 'ar';

const messages = { en: messagesEn, ar: messagesAr } as const;
const translators = { en: fieldErrorTranslator('en'), ar: fieldErrorTranslator('ar') } as const;

/** A message in the reader's language; values replace their `{name}` placeholders. */
export function translate(
  language: ResponseLanguage,
  key: MessageKey,
  values: Readonly<Record<string, string | number>> = {},
) {
  return messages[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? formatsOf(language).number(value) : (value ?? whole);
  });
}

/** Amounts in fils as messages show them: in JD. */
export function writtenAmounts(language: ResponseLanguage, amounts: Readonly<Record<string, number>> = {}) {
  const { money } = formatsOf(language);
  return Object.fromEntries(Object.entries(amounts).map(([name, fils]) => [name, money(toDinars(fils))]));
}

const passwordFaults = ['commonPassword', 'samePassword', 'wrongPassword'] as const;

/** Each field's error in the reader's language; only the server has the errors of passwords. */
export function translateFieldErrors(
  language: ResponseLanguage,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const translate = translators[language];
  return Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => {
      const ofPassword = passwordFaults.find((one) => one === fault);
      return [name, ofPassword ? messages[language][ofPassword] : fieldErrorMessage(translate, fault)];
    }),
  );
}

/** The preferred language of an Accept-Language header: Arabic or English; English by default. */
export function languageOf(header: string | undefined): ResponseLanguage {
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
