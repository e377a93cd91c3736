import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';
import type { Language } from '@tawseel/i18n';
import { createContext, useContext } from 'react';
import type { PageLoader } from '../page-loader/page-loader.ts';

/** What the shell was started with; the same while the page is open. */
export type ConsoleData = {
  registry: Registry;
  config: FrontEndConfig;
  language: Language;
  pages: PageLoader;
  /** Version of the shell that did not start in this browser, in whose place this one is. */
  failedShell?: string | undefined;
};

const ConsoleContext = createContext<ConsoleData | null>(null);

export const ConsoleProvider = ConsoleContext.Provider;

/** Registry, configuration, language and page loader of this console. */
export function useConsole(): ConsoleData {
  const data = useContext(ConsoleContext);
  if (!data) throw new Error('useConsole needs a ConsoleProvider around it');
  return data;
}
