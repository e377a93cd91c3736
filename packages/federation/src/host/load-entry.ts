import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { loadDeadline } from '../failure/deadline.ts';
import { FeatureLoadError } from '../failure/feature-load-error.ts';
import type { LoadFailure } from '../registry/load-failure.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = NonNullable<Awaited<ReturnType<LoadEntry>>>;

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'get' in value && 'init' in value;
}

/**
 * Runs the script of a feature's entry and reads the container that it defines as a global variable. Module Federation's
 * own loader reports each failure only as text inside a message.
 *
 * @throws FeatureLoadError
 */
export function loadEntry(address: string, integrity: string, global: string): Promise<Container> {
  const script = document.createElement('script');
  Object.assign(script, { src: address, integrity, crossOrigin: 'anonymous' });
  let thrown: ErrorEvent | undefined;
  const onThrown = (event: ErrorEvent) => {
    if (event.filename === script.src) thrown = event;
  };
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<Container>((resolve, reject) => {
    const fail = (reason: LoadFailure, problem: string, cause?: unknown) =>
      reject(new FeatureLoadError(reason, `${address} ${problem}`, { address, cause }));
    script.addEventListener('error', () => fail('missing', 'did not load'));
    script.addEventListener('load', () => {
      const container: unknown = Reflect.get(window, global);
      if (thrown) fail('threw', `threw ${thrown.message}`, thrown.error);
      else if (isContainer(container)) resolve(container);
      else fail('contract', 'defines no container');
    });
    // A second attempt would otherwise wait for the script that hangs.
    timer = setTimeout(() => fail('timeout', `did not load in ${loadDeadline} ms`), loadDeadline);
    window.addEventListener('error', onThrown);
    document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    window.removeEventListener('error', onThrown);
    script.remove();
  });
}
