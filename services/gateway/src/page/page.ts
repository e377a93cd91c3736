import {
  fileAddress,
  findPage,
  listedRowsId,
  pageDataId,
  pageFiles,
  skeletonBase,
  skeletonEvent,
  skeletonId,
  type FrontEndConfig,
  type LiveFeature,
  type LiveShell,
  type Registry,
} from '@tawseel/federation/registry';
import { watchScript } from '@tawseel/federation/shell-start';
import { inlineJson } from './inline-json.ts';
import { oldBrowserScript } from './old-browser.ts';
import { startFailureTemplate } from './start-failure.ts';

function preload(href: string, integrity: string | undefined): string {
  const check = integrity ? ` integrity="${integrity}"` : '';
  // In CORS mode, as every script with an integrity check; another mode would fetch the file twice.
  return `<link rel="preload" as="script" crossorigin="anonymous" href="${href}"${check}>`;
}

function integrityOf(
  all: Readonly<Record<string, string>>,
  files: readonly string[],
): Record<string, string> {
  return Object.fromEntries(files.flatMap((file) => (all[file] ? [[file, all[file]]] : [])));
}

/**
 * The part of the registry that the page needs. Hashes do not compress, so only those that the browser checks by itself
 * remain: of every entry, and of the translations that the inline script preloads. The files of pages are preloaded below,
 * previous releases can be requested, and compatibility of shell and features was checked at the release.
 */
function inlineRegistry(registry: Registry, shell: LiveShell, shown: ReturnType<typeof findPage>) {
  const features = Object.entries(registry.features).map(([name, feature]): [string, LiveFeature] => {
    const { version, entry, since, manifest } = feature;
    const { entry: file, words } = manifest.files;
    const hashed = [file, ...(feature === shown?.feature ? [...words.en, ...words.ar] : [])];
    const integrity = integrityOf(feature.integrity, hashed);
    const files = { entry: file, feature: [], pages: {}, words };
    return [name, { version, entry, since, integrity, manifest: { ...manifest, files, needs: {} } }];
  });
  const words = [...shell.words.en, ...shell.words.ar];
  const { previous: _, canary: __, pages: ___, skeleton: ____, ...live } = shell;
  return {
    ...registry,
    shell: { ...live, boot: '', integrity: integrityOf(shell.integrity, words), shared: {} },
    features: Object.fromEntries(features),
  };
}

const icon =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="8" fill="#0f766e"/><path d="M8 11l6-3 6 3v6l-6 3-6-3zM8 11l6 3 6-3M14 14v6" fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/></svg>',
  );

function skeletonStyle({ base, skeleton }: LiveShell, nonce: string): string[] {
  return skeleton ? [`<style nonce="${nonce}">${skeleton.css.replaceAll(skeletonBase, base)}</style>`] : [];
}

/** The description of the page's list, for its first rows. */
function listedRows({ feature, page }: NonNullable<ReturnType<typeof findPage>>): string[] {
  const rows = feature.firstRows?.[page.path];
  return rows ? [`<script type="application/json" id="${listedRowsId}">${inlineJson(rows)}</script>`] : [];
}

/** The markup of the skeletons, each with the signal at which the inline script shows it: the other one may still be on its way. */
function skeletonTemplates({ skeleton }: LiveShell, nonce: string): string[] {
  if (!skeleton) return [];
  const signal = (name: string) => `<script nonce="${nonce}">dispatchEvent(new Event('${name}'))</script>`;
  return (['en', 'ar'] as const).flatMap((language) => [
    `<template id="${skeletonId}-${language}">${skeleton[language]}</template>`,
    signal(`${skeletonEvent}-${language}`),
  ]);
}

/**
 * The HTML of every page path: the shell, with the registry and configuration that it would otherwise request, and
 * preloads of the files of the feature that owns the path.
 *
 * @param nonce The nonce of this response's content security policy.
 * @param failedShell Version that failed to start in this browser, replaced by `shell`.
 */
export function renderPage(
  registry: Registry,
  shell: LiveShell,
  config: FrontEndConfig,
  pathname: string,
  nonce: string,
  failedShell?: string,
): string {
  const match = findPage(registry, pathname);
  const own = (shell.pages?.[pathname] ?? []).map((file) =>
    preload(shell.base + file, shell.integrity[file]),
  );
  const preloads = match
    ? pageFiles(match.feature, match.page).map((file) =>
        preload(fileAddress(match.feature.entry, file), match.feature.integrity[file]),
      )
    : own;
  const scripts = shell.scripts.map(
    (file) =>
      `<script defer nonce="${nonce}" crossorigin="anonymous" src="${shell.base}${file}" integrity="${shell.integrity[file]}"></script>`,
  );
  const data = { registry: inlineRegistry(registry, shell, match), config, failedShell };
  const { version, base, previous } = shell;
  const watch = watchScript({ version, base, hasPrevious: previous !== undefined });
  return [
    '<!doctype html>',
    // A browser's translation replaces the texts that React updates: the page stops, or shows old amounts. Chrome reads the meta.
    '<html lang="en" dir="ltr" translate="no">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="google" content="notranslate">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<title>Tawseel</title>',
    `<link rel="icon" href="${icon}">`,
    `<script nonce="${nonce}">${oldBrowserScript(nonce)}</script>`,
    `<script nonce="${nonce}">${watch}</script>`,
    `<script type="application/json" id="${pageDataId}">${inlineJson(data)}</script>`,
    `<script nonce="${nonce}">${shell.boot}</script>`,
    ...scripts,
    ...preloads,
    ...skeletonStyle(shell, nonce),
    '</head>',
    '<body><div id="root"></div>',
    ...(match && shell.skeleton ? listedRows(match) : []),
    ...skeletonTemplates(shell, nonce),
    // Shown by a timer or a failed script at the earliest: the skeleton does not wait for it.
    startFailureTemplate(nonce),
    '<noscript>Tawseel needs JavaScript. <span lang="ar" dir="rtl">يتطلب نظام «توصيل» تفعيل JavaScript.</span></noscript></body>',
    '</html>',
  ].join('\n');
}
