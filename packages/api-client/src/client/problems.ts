import type { Language } from '@tawseel/i18n';

/** Problems that prevent a usable response; the server words the messages of all other errors. */
export type Problem = 'network' | 'timeout' | 'cancelled' | 'unreadable';

const messages: Record<Language, Record<Problem, string>> = {
  en: {
    network: 'The server cannot be reached. Check the connection and try again.',
    timeout: 'The server did not answer in time. Try again.',
    cancelled: 'The request was cancelled.',
    unreadable: 'The server sent a response that could not be read. Try again.',
  },
  ar: {
    network: 'تعذّر الوصول إلى الخادم. تحقّق من الاتصال ثم أعد المحاولة.',
    timeout: 'لم يستجب الخادم في الوقت المحدد. أعد المحاولة.',
    cancelled: 'أُلغيت العملية.',
    unreadable: 'تعذّرت قراءة ردّ الخادم. أعد المحاولة.',
  },
};

/** The message of a problem, in the user's language. */
export function problemMessage(problem: Problem, language: Language): string {
  return messages[language][problem];
}
