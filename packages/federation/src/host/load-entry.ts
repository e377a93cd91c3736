import { getInstance } from '@module-federation/enhanced/runtime';
import { FeatureLoadError } from '../failure/feature-load-error.ts';
import type { LoadFailure } from '../registry/load-failure.ts';

/** A container of Module Federation: the modules that a build exposes. */
export interface Container {
  init(shareScope: object): unknown;
  get(module: string): Promise<() => unknown>;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/**
 * Runs the script of a feature's entry, which defines the feature's container as a global variable, and gives it the
 * shared modules of the shell. Module Federation's own loader reports the reason of a failure only as text, and is 8 kB
 * larger.
 *
 * @throws FeatureLoadError
 */
export async function loadEntry(src: string, integrity: string, name: string): Promise<Container> {
  // Another release of the feature may have defined it.
  Reflect.set(window, name, undefined);
  const script = document.createElement('script');
  Object.assign(script, { src, integrity, crossOrigin: 'anonymous' });
  let reason: LoadFailure | undefined;
  const onThrown = ({ filename }: ErrorEvent) => {
    if (filename === src) reason = 'threw';
  };
  window.addEventListener('error', onThrown);
  const { type } = await new Promise<Event>((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
    document.head.append(script);
  });
  window.removeEventListener('error', onThrown);
  script.remove();
  if (type === 'error') reason = 'missing';
  const container: unknown = Reflect.get(window, name);
  if (reason || !isContainer(container)) {
    reason ??= 'contract';
    throw new FeatureLoadError(reason, `${src}: ${reason}`, { address: src });
  }
  await container.init(getInstance()?.shareScopeMap['default'] ?? {});
  return container;
}
