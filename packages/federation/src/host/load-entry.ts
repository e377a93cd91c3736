import { FeatureLoadError } from '../failure/feature-load-error.ts';
import type { LoadFailure } from '../registry/load-failure.ts';

/**
 * Runs the script of a feature's entry, which defines the feature's container as a global variable. Module Federation
 * uses an existing container; its own loader reports the reason of a failure only as text.
 *
 * @throws FeatureLoadError
 */
export async function loadEntry(src: string, integrity: string, container: string): Promise<void> {
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
  else if (!Reflect.get(window, container)) reason ??= 'contract';
  if (reason) throw new FeatureLoadError(reason, `${src}: ${reason}`, { address: src });
}
