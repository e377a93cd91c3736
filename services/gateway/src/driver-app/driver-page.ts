import { driverBase, pageDataId, type FrontEndConfig, type LiveDriver } from '@tawseel/federation/registry';
import { inlineJson } from '../page/inline-json.ts';
import { oldBrowserScript } from '../page/old-browser.ts';

/** Creates the default trusted types policy: it allows scripts and workers of the app, no script from text and no markup. */
const trustOwnScripts = `
if (window.trustedTypes) trustedTypes.createPolicy('default', {
  createScriptURL: function (address) {
    var url = new URL(address, location.href);
    return url.origin === location.origin && url.pathname.indexOf('${driverBase}') === 0 ? address : null;
  },
});`;

/**
 * The HTML of every page path of the driver's app: the `index.html` of its release, with the release and the configuration.
 *
 * @param nonce The nonce of this response's content security policy.
 */
export function renderDriverPage(
  { version, html }: LiveDriver,
  config: FrontEndConfig,
  nonce: string,
): string {
  const added = [
    `<script nonce="${nonce}">${oldBrowserScript(nonce)}</script>`,
    `<script nonce="${nonce}">${trustOwnScripts}</script>`,
    `<script type="application/json" id="${pageDataId}" nonce="${nonce}">${inlineJson({ version, config })}</script>`,
  ];
  return html.replaceAll('{nonce}', nonce).replace(/<head[^>]*>/i, (head) => [head, ...added].join('\n'));
}

/**
 * The page of a site without the driver's app.
 *
 * @param nonce The nonce of this response's content security policy.
 */
export function renderNoDriverApp(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tawseel</title>
<style nonce="${nonce}">
body { max-inline-size: 40rem; margin: 20vh auto; padding-inline: 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
</style>
</head>
<body>
<main>
<div lang="ar" dir="rtl">
<h1>تطبيق السائق غير متوفر هنا</h1>
<p>لم يُنشر تطبيق السائق على هذا العنوان بعد. اسأل شركتك عن العنوان الصحيح.</p>
</div>
<h1>The driver's app is not available here</h1>
<p>It has not been published at this address yet. Ask your company for the right address.</p>
</main>
</body>
</html>`;
}
