import './nonce.ts';
import { firstRowsShown } from './skeleton/first-rows-shown.ts';

/** Starts the console. Its modules run after the first rows are painted, because they keep the browser busy. */
async function startConsole(): Promise<void> {
  await firstRowsShown();
  const { startFederated } = await import(/* webpackMode: "eager" */ './console/start-federated.ts');
  await startFederated();
}

// As an error of the page, which the inline script watches.
startConsole().catch(reportError);
