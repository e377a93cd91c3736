import { createContext, useContext, type ComponentType } from 'react';
import type { Language } from '@tawseel/i18n';
import type { Extension, Slot } from '../manifest/extension.schema.ts';
import type { ComponentSlot, SlotProps } from './slot-props.ts';

/** An extension and the feature it belongs to. */
export type SlotExtension = Extension & { feature: string };

/** The pages and extensions of this console that the caller may use. */
export interface Extensions {
  language: Language;
  /** Extensions of a slot, sorted by position. */
  of: (slot: Slot) => readonly SlotExtension[];
  /** Loads the component of an extension; a failed load can be repeated. */
  load: <Name extends ComponentSlot>(
    slot: Name,
    extension: SlotExtension,
  ) => Promise<ComponentType<SlotProps[Name]>>;
  /** Reports an extension that failed to load or to render. */
  report: (extension: SlotExtension, error: unknown) => void;
  hasPage: (path: string) => boolean;
}

/** Without a provider, as in a test of one page, there are no extensions and every page exists. */
const ExtensionsContext = createContext<Extensions>({
  language: 'en',
  of: () => [],
  load: () => Promise.reject(new Error('No extensions are provided')),
  report: () => undefined,
  hasPage: () => true,
});

export const ExtensionsProvider = ExtensionsContext.Provider;

export const useExtensions = () => useContext(ExtensionsContext);
