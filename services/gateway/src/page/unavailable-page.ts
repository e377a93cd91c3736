/**
 * The page while there is nothing to show: no shell is released yet, or the registry cannot be read. It retries
 * by itself.
 *
 * @param nonce The nonce of this response's content security policy.
 */
export function renderUnavailable(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="10">
<title>Tawseel</title>
<style nonce="${nonce}">
body { max-inline-size: 40rem; margin: 20vh auto; padding-inline: 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
</style>
</head>
<body>
<main>
<h1>Tawseel is not available right now</h1>
<p>Tawseel is being updated, or nothing has been published here yet. This page retries every 10 seconds.</p>
<div lang="ar" dir="rtl">
<h1>نظام «توصيل» غير متاح حاليًا</h1>
<p>يجري تحديث النظام الآن، أو لم يُنشر بعد. تُعاد المحاولة تلقائيًا كل 10 ثوانٍ.</p>
</div>
</main>
</body>
</html>`;
}
