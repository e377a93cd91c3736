import { localVersion, type Override } from '@tawseel/federation';
import {
  manifest,
  parse,
  type LiveFeature,
  type Manifest,
  type Registry,
} from '@tawseel/federation/registry';

/** Timeout in milliseconds for a response of the local server. */
const responseDeadline = 5_000;

/** A local build that cannot be used: `isSilent` when no server responds, otherwise the message names the error. */
export class LocalBuildError extends Error {
  override readonly name = 'LocalBuildError';
  readonly isSilent: boolean;

  constructor(message: string, isSilent = false) {
    super(message);
    this.isSilent = isSilent;
  }
}

async function ask(address: string): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-store',
    signal: AbortSignal.timeout(responseDeadline),
  }).catch(() => undefined);
  if (!response) throw new LocalBuildError(address, true);
  if (!response.ok) throw new LocalBuildError(`${address}: ${response.status}`);
  return response;
}

/** Accepts only what the registry would accept. */
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

/** Hash of the script's current bytes: a page runs no script without a hash. */
async function integrityOf(address: string): Promise<string> {
  // Browsers block access to loopback from pages without TLS.
  if (!('subtle' in crypto))
    throw new LocalBuildError('This page must come over TLS, or from this computer.');
  const bytes = await (await ask(address)).arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Reads the manifest of a local build and makes a release of it. The integrity of its entry is the hash of its
 * current bytes; the entry itself holds the hashes of its other files.
 *
 * @throws LocalBuildError
 */
export async function readLocalBuild(registry: Registry, override: Override): Promise<LiveFeature> {
  const { base } = override;
  const response = await ask(`${base}feature.json`);
  try {
    const own = check(registry, override, await response.json());
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
