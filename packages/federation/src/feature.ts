import type { ComponentType } from 'react';
import type { ComponentSlot, SlotProps } from './slots/slot-props.ts';

/** Translations of one language: nested keys, i18next's JSON format. */
export interface Words {
  readonly [key: string]: string | Words;
}

type LazyExtensions = {
  readonly [Slot in ComponentSlot]?: Readonly<Record<string, () => Promise<ComponentType<SlotProps[Slot]>>>>;
};

/**
 * The module that a feature exposes as its default export. `feature.json` holds its navigation, first requests and
 * extension labels: the shell reads them without running this module.
 */
export interface Feature {
  /** Name in `feature.json`; also the i18next namespace of its translations. */
  name: string;
  /** Page of each path in `feature.json`, loaded when shown. */
  pages: Readonly<Record<string, () => Promise<ComponentType>>>;
  /** Components of the extensions in `feature.json` by slot and name, loaded when their slot is shown. */
  extensions?: LazyExtensions;
  /** Translations of each language, loaded in parallel with the page. */
  words: { readonly en: () => Promise<{ default: Words }>; readonly ar: () => Promise<{ default: Words }> };
}
