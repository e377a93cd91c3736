import type { ComponentType } from 'react';

/** Words of one language: nested keys, i18next's JSON format. */
export type Words = { readonly [key: string]: string | Words };

/**
 * The one module that a feature exposes, as its default export. Its navigation and first calls stand in `feature.json`,
 * which is read without running this.
 */
export type Feature = {
  /** Name in `feature.json`; also the i18next namespace of its words. */
  name: string;
  /** Page of each path in `feature.json`, loaded when shown. */
  pages: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Words of each language, loaded beside the page. */
  words: { readonly en: () => Promise<{ default: Words }>; readonly ar: () => Promise<{ default: Words }> };
};
