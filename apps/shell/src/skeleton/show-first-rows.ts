import { storedRights } from '@tawseel/api-client/permitted';
import { listedRowsId } from '@tawseel/federation/registry';
import { fillList, type ListedRows } from '@tawseel/ui/first-rows';
import { capabilitiesKey, tokenKey } from '../session/storage-keys.ts';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

// The build has validated the rest by a schema, which is too large for the inline script.
function isListed(value: unknown): value is ListedRows {
  return isRecord(value) && 'columns' in value;
}

function readListedRows(): ListedRows | undefined {
  const text = document.getElementById(listedRowsId)?.textContent;
  const listed: unknown = text && JSON.parse(text);
  return isListed(listed) ? listed : undefined;
}

/** The rows of a list's response, under either name of the contract. */
async function rowsOf(response: Response): Promise<Record<string, unknown>[]> {
  // A copy: the page consumes the response itself.
  const body: unknown = await response.clone().json();
  if (!isRecord(body) || body['success'] !== true) return [];
  const rows = body['date'] ?? body['data'];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

/** Resolves after the next frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/**
 * Shows the first rows of the page's list in its skeleton, from the response to the request that the inline script has sent:
 * they are on the screen before any bundle has arrived. `FirstRows` keeps them there until the list has rendered its own.
 *
 * @param templates Rendered by `RowTemplates`.
 * @returns Resolves when the rows are painted, or will not be.
 */
export async function showFirstRows(templates: Element, response: Promise<Response>): Promise<void> {
  const place = document.querySelector('[data-skeleton] [data-list-place]');
  const list = readListedRows();
  const token = localStorage.getItem(tokenKey);
  if (!place || !list || token === null) return;
  const { can, may } = storedRights(token, localStorage.getItem(capabilitiesKey));
  // Another server answers with its whole list, which would be read twice.
  if (!can('lists')) return;
  const { pathname } = window.location;
  const rows = await rowsOf(await response);
  // During the request, the shell may have replaced the skeleton, or somebody may have signed out.
  if (!place.isConnected || localStorage.getItem(tokenKey) !== token) return;
  const language = document.documentElement.lang === 'ar' ? 'ar' : 'en';
  const filled = fillList(templates, list, rows, { language, pathname, may, can });
  if (!filled) return;
  const [toolbar, outline] = place.children;
  const [search] = toolbar?.children ?? [];
  if (search && filled.toolbar.length > 0) toolbar?.replaceChildren(search, ...filled.toolbar);
  outline?.replaceWith(filled.rows);
  globalThis.tawseelFirstRows = { pathname, list: place, rows: filled.rows };
  await painted();
}
