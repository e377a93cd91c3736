import './nonce.ts';
import { firstRowsShown } from './skeleton/first-rows-shown.ts';

/** Starts the console. Its modules run after the first rows are painted, because they keep the browser busy. */
async function startConsole(): Promise<void> {
  await firstRowsShown();
  const { createFeatureLoader } = await import(/* webpackMode: "eager" */ '@tawseel/federation/host');
  const { start } = await import(/* webpackMode: "eager" */ './console/start.tsx');
  await start(createFeatureLoader);
}

// As an error of the page, which the inline script watches.
startConsole().catch(reportError);
