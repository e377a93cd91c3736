import * as z from 'zod/mini';

const pageData = z.object({ config: z.object({ apiUrl: z.string() }) });

/** The element of the page in which the gateway writes its configuration. */
export function pageDataElement(): HTMLElement | null {
  return document.getElementById('tawseel-page');
}

/** Base address of the API. A development server has it at `/api`. */
export function readApiUrl(): string {
  const text = pageDataElement()?.textContent;
  if (!text) return '/api';
  const read = z.safeParse(pageData, JSON.parse(text));
  return read.success ? read.data.config.apiUrl : '/api';
}
