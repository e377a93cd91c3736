import { createHash } from 'node:crypto';
import type { OpenApiDocument } from '../document.ts';
import { callSection, type Call } from './call-section.ts';
import { guide } from './guide.ts';
import { markup, type Markup } from './markup.ts';
import { referenceStyle } from './reference-style.ts';

function groupsOf({ paths }: OpenApiDocument): Map<string, Call[]> {
  const groups = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const [group = ''] = operation.tags;
      groups.set(group, [...(groups.get(group) ?? []), { method, path, operation }]);
    }
  }
  return groups;
}

function linkTo(id: string, title: string): Markup {
  return markup`<li><a href="#${id}">${title}</a></li>`;
}

/** Headers of the page: it loads nothing, runs no script, and has one style and an empty icon. */
export const referenceHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(referenceStyle).digest('base64')}'`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
};

/** The reference of the API as one page that needs no script. */
export function referencePage(document: OpenApiDocument): string {
  const { info } = document;
  const groups = [...groupsOf(document)];
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${info.title} ${info.version}</title>
<style>${{ markup: referenceStyle }}</style>
</head>
<body>
<header>
<h1>${info.title}</h1>
<p>Version ${info.version} · <a href="openapi.json">OpenAPI document</a></p>
</header>
<nav aria-label="Contents">
<h2>Guide</h2>
<ul>${guide.map(({ id, title }) => linkTo(id, title))}</ul>
<h2>Calls</h2>
<ul>${groups.map(([group]) => linkTo(`calls-${group}`, group))}</ul>
</nav>
<main>
${guide.map(({ id, title, content }) => markup`<section id="${id}"><h2>${title}</h2>${content(document)}</section>\n`)}
${groups.map(
  ([group, calls]) =>
    markup`<section id="calls-${group}"><h2>${group}</h2>${calls.map((call) => callSection(document, call))}</section>\n`,
)}
</main>
</body>
</html>
`.markup;
}
