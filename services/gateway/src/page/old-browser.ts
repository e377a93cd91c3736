import { oldestBrowsers } from '@tawseel/federation/browsers';

const { chrome, firefox, safari } = oldestBrowsers;

const names = `Chrome ${chrome}, Edge ${chrome}, Firefox ${firefox}, Safari ${safari} (iOS ${safari})`;

/** The page of a browser that cannot run the console. Its last element turns the rest of the document into hidden text. */
function oldBrowserPage(nonce: string): string {
  return [
    `<style nonce="${nonce}">body{max-width:40rem;margin:15vh auto;padding:0 1.5rem;font:1rem/1.6 system-ui,sans-serif}</style>`,
    '<body><main><h1>This browser is too old for Tawseel</h1>',
    `<p>Update it, or use one of these or a later version: ${names}.</p>`,
    '<div lang="ar" dir="rtl"><h1>هذا المتصفح أقدم من أن يشغّل نظام «توصيل»</h1>',
    `<p>حدّثه، أو استخدم أحد هذه المتصفحات أو إصدارًا أحدث: <bdi>${names}</bdi>.</p></div></main>`,
    '<plaintext hidden>',
  ].join('');
}

/**
 * The first script of a page: an old browser shows why it cannot run the console, and runs and reports nothing else. In ECMAScript 5,
 * because a browser skips a script that it cannot parse.
 *
 * @param nonce The nonce of this response's content security policy.
 */
export function oldBrowserScript(nonce: string): string {
  const page = JSON.stringify(oldBrowserPage(nonce)).replaceAll('</', '<\\/');
  return [
    '(function () {',
    "  if (window.HTMLElement && 'popover' in HTMLElement.prototype && window.URL && URL.canParse) return;",
    // The policy that the console would create: without it, browsers with Trusted Types refuse the text.
    "  if (window.trustedTypes) trustedTypes.createPolicy('default', { createHTML: function createHTML(html) { return html; } });",
    `  document.write(${page});`,
    '})();',
  ].join('\n');
}
