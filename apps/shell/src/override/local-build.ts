import { localVersion, type Override } from '@tawseel/federation';
import {
  manifest,
  parse,
  type LiveFeature,
  type Manifest,
  type Registry,
} from '@tawseel/federation/registry';

/** How long this machine may take to answer, in milliseconds. */
const answerDeadline = 5_000;

/** A local build that is not used: `isSilent` where nothing answers; else the message says what is wrong with it. */
export class LocalBuildError extends Error {
  override readonly name = 'LocalBuildError';
  readonly isSilent: boolean;

  constructor(message: string, isSilent = false) {
    super(message);
    this.isSilent = isSilent;
  }
}

async function ask(address: string): Promise<Response> {
  const answer = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(answerDeadline),
  }).catch(() => undefined);
  if (!answer) throw new LocalBuildError(address, true);
  if (!answer.ok) throw new LocalBuildError(`${address}: ${answer.status}`);
  return answer;
}

/** Takes only what the registry would take too. */
function check(registry: Registry, { feature, base }: Override, data: unknown): Manifest {
  const own = parse(manifest, data, `${base}feature.json`);
  if (own.name !== feature) throw new LocalBuildError(`${base}feature.json: name must be ${feature}`);
  for (const { manifest: other } of Object.values(registry.features)) {
    const taken = other.pages.find(({ path }) => own.pages.some((page) => page.path === path));
    if (taken && other.name !== feature)
      throw new LocalBuildError(`${base}feature.json: ${taken.path} is a path of ${other.name} already`);
  }
  return own;
}

/** The hash of a script as it is now: a page runs none without. */
async function integrityOf(address: string): Promise<string> {
  // Browsers keep it from pages that came over an open network.
  if (!('subtle' in crypto))
    throw new LocalBuildError('This page must come over TLS, or from this computer.');
  const bytes = await (await ask(address)).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Reads what a local build says of itself, and takes it for a release. Its entry is known by the hash that it has at this
 * moment, and knows those of its other files.
 *
 * @throws LocalBuildError
 */
export async function readLocalBuild(registry: Registry, override: Override): Promise<LiveFeature> {
  const { base } = override;
  const answer = await ask(`${base}feature.json`);
  try {
    const own = check(registry, override, await answer.json());
    const file = own.files.entry;
    return {
      version: localVersion,
      entry: base + file,
      integrity: { [file]: await integrityOf(base + file) },
      manifest: own,
      since: new Date().toISOString(),
    };
  } catch (error) {
    if (error instanceof LocalBuildError) throw error;
    throw new LocalBuildError(error instanceof Error ? error.message : String(error));
  }
}
