import type { Language } from '@tawseel/i18n';
import { Page } from '@tawseel/ui';

// Translations may be missing here, so the texts are part of the code.
const messages = {
  en: { title: 'Tawseel could not start', text: 'Check the connection and try again.', retry: 'Retry' },
  ar: { title: 'تعذّر تشغيل نظام «توصيل»', text: 'تحقّق من الاتصال ثم أعد المحاولة.', retry: 'إعادة المحاولة' },
};

/** Page that is shown when the console cannot start. */
export function StartFailure({ language }: { language: Language }) {
  const { title, text, retry } = messages[language];
  return (
    <Page role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {retry}
      </button>
    </Page>
  );
}
