import { startFailureId } from '@tawseel/federation/shell-start';

/**
 * The page for a shell that does not start: a template that the inline script shows, so it needs no other file. Its
 * colours are those of the kit's two themes, and the system's if no theme is set.
 *
 * @param nonce The nonce of this response's content security policy.
 */
export function startFailureTemplate(nonce: string): string {
  return `<template id="${startFailureId}"><main>
<style nonce="${nonce}">
#${startFailureId} {
  position: fixed; inset: 0; overflow: auto; padding: 24px;
  display: grid; align-content: safe center; justify-items: center; gap: 40px;
  background: light-dark(#f6f7f9, #0c1219); color: light-dark(#0f1b2a, #e8eef4);
  font: 1rem/1.6 "IBM Plex Sans", "IBM Plex Sans Arabic", system-ui, sans-serif;
}
#${startFailureId} section { inline-size: 100%; max-inline-size: 30rem; }
#${startFailureId} h1 { margin: 0 0 8px; font-size: 1.375rem; line-height: 1.4; outline: none; }
#${startFailureId} p { margin: 0 0 16px; color: light-dark(#55636f, #9fb0c0); }
#${startFailureId} button {
  min-block-size: 2.5rem; padding: 0 20px; border: 0; border-radius: 7px; font: inherit; font-weight: 600; cursor: pointer;
  background: light-dark(#0f766e, #2dd4bf); color: light-dark(#ffffff, #04211e);
}
#${startFailureId} button:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
[data-theme='dark'] #${startFailureId} { color-scheme: dark; }
[data-theme='light'] #${startFailureId} { color-scheme: light; }
</style>
<section lang="en" dir="ltr">
<h1 tabindex="-1">Tawseel could not start</h1>
<p>A part of it could not be loaded. Nothing that was saved is lost. Check the connection and try again; if it stays so, tell your provider.</p>
<p data-storage hidden>This browser blocks the storage that Tawseel signs in with. Allow cookies and site data for this address, then try again.</p>
<button type="button">Retry</button>
</section>
<section lang="ar" dir="rtl">
<h1 tabindex="-1">تعذّر تشغيل نظام «توصيل»</h1>
<p>تعذّر تحميل جزء منه. لم يُفقد شيء مما حُفظ. تحقّق من الاتصال ثم أعد المحاولة، وإن استمر ذلك فأبلغ مزوّد الخدمة.</p>
<p data-storage hidden>يمنع هذا المتصفح التخزين الذي يحتاجه نظام «توصيل» لتسجيل الدخول. اسمح بملفات تعريف الارتباط وبيانات الموقع لهذا العنوان، ثم أعد المحاولة.</p>
<button type="button">إعادة المحاولة</button>
</section>
</main></template>`;
}
