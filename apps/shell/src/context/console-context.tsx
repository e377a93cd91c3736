import { useApiClient } from '@tawseel/api-client';
import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';
import { ExtensionsProvider } from '@tawseel/federation/slots';
import type { Language } from '@tawseel/i18n';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { extensionsOf } from '../extensions/extensions.ts';
import { offeredRegistry } from '../extensions/offered.ts';
import type { PageLoader } from '../page-loader/page-loader.ts';

/** The values that the shell starts with. */
export interface ConsoleData {
  /** The pages and extensions that the person may use and the server can serve. */
  registry: Registry;
  config: FrontEndConfig;
  language: Language;
  pages: PageLoader;
  /** Version of the shell that failed to start in this browser and that this shell replaces. */
  failedShell?: string | undefined;
}

const ConsoleContext = createContext<ConsoleData | null>(null);

/** Provides the console's values; the registry leaves out what the person may not use and what the server cannot serve. */
export function ConsoleProvider({ value, children }: { value: ConsoleData; children: ReactNode }) {
  const { can, may } = useApiClient();
  const [data, extensions] = useMemo(() => {
    const registry = offeredRegistry(value.registry, may, can);
    return [{ ...value, registry }, extensionsOf(registry, value.pages, value.language, may)] as const;
  }, [value, can, may]);
  return (
    <ConsoleContext value={data}>
      <ExtensionsProvider value={extensions}>{children}</ExtensionsProvider>
    </ConsoleContext>
  );
}

/** Registry, configuration, language and page loader of this console. */
export function useConsole(): ConsoleData {
  const data = useContext(ConsoleContext);
  if (!data) throw new Error('useConsole needs a ConsoleProvider around it');
  return data;
}
