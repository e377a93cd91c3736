import { pageDataId } from '../registry/page-data-id.ts';
import type { PageData } from '../registry/page-data.ts';

// The gateway has validated the data by the schemas, which are too large for the inline script.
function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'registry' in data && 'config' in data;
}

let last: { text: string; data: unknown } | undefined;

/** Reads the data that the gateway set inline; undefined on a plain static host. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) return undefined;
  if (last?.text !== text) last = { text, data: JSON.parse(text) };
  return isPageData(last.data) ? last.data : undefined;
}
