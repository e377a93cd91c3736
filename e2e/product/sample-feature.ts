import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packBuild, postRelease, type Target } from '@tawseel/federation/network';
import {
  abortCanary,
  changeRegistry,
  createDeployToken,
  publishFeature,
  type PublishOptions,
} from '@tawseel/federation/store';
import { unique } from './company.ts';
import { dataFolder } from './data-folder.ts';

/** Release store of the running product. */
export const productStore = path.join(dataFolder, 'store');

/** A build of the sample feature, optionally with a defect. */
export interface SampleBuild {
  /** Text of its page. */
  says: string;
  /** Script that runs first in its entry. */
  first?: string;
  /** Expression for the React that it exposes. Default: `react`. */
  react?: string;
  /** Script that runs when its page renders. */
  draw?: string;
}

/** The entry of a feature with one page, as another team's bundler might have built it. */
function entryOf(name: string, { says, first = '', react = 'react', draw = '' }: SampleBuild): string {
  return `${first}
// The container under which the shell finds the modules of a feature.
var tawseel_${name} = (() => {
  let scope;
  const shared = async () => (await Object.values(scope.react)[0].get())();
  const feature = (react) => ({
    name: '${name}',
    pages: { '/${name}': async () => function Page() { ${draw} return react.createElement('h1', null, '${says}'); } },
    words: { en: async () => ({ default: {} }), ar: async () => ({ default: {} }) },
  });
  return {
    init: (shareScope) => { scope = shareScope; },
    get: async (module) => {
      const react = await shared();
      const exposed = module === './react' ? ${react} : { default: feature(react) };
      return () => exposed;
    },
  };
})();`;
}

function manifestOf(name: string) {
  return {
    name,
    contract: 1,
    version: '1.0.0',
    pages: [{ path: `/${name}`, chunk: name, title: { en: 'Sample', ar: 'عيّنة' } }],
    sections: [],
    files: { entry: 'remoteEntry.js', feature: [], pages: {}, words: { en: [], ar: [] } },
    needs: {},
  };
}

/** Removes a feature from the registry of a store. */
export async function removeFeature(store: string, name: string): Promise<void> {
  await changeRegistry(store, ({ features, ...rest }) => {
    const { [name]: _, ...others } = features;
    return { ...rest, features: others };
  });
}

/**
 * A feature with one page and no menu entry. A journey releases it in the running product's store or in
 * another one.
 */
export class SampleFeature {
  readonly name = `sample${unique()}`;
  /** Address of its page. */
  readonly path = `/${this.name}`;
  private readonly store: string;

  constructor(store = productStore) {
    this.store = store;
  }

  /** Runs work on the folder of a build. */
  private async withBuild<Result>(
    build: SampleBuild,
    work: (dist: string) => Promise<Result>,
  ): Promise<Result> {
    const dist = await mkdtemp(path.join(tmpdir(), 'tawseel-sample-'));
    await writeFile(path.join(dist, 'remoteEntry.js'), entryOf(this.name, build));
    await writeFile(path.join(dist, 'feature.json'), JSON.stringify(manifestOf(this.name)));
    const result = await work(dist);
    await rm(dist, { recursive: true });
    return result;
  }

  /** Releases a build. @returns The live version, or the canary's. */
  async release(build: SampleBuild, options: PublishOptions = {}): Promise<string> {
    const { version, canary } = await this.withBuild(build, (dist) =>
      publishFeature(this.store, dist, options),
    );
    return canary?.release.version ?? version;
  }

  /** The running product and a deploy token of the feature. */
  async target(address: string): Promise<Target> {
    const { token } = await createDeployToken(this.store, this.name);
    return { address, token };
  }

  /** Releases a build over the network. */
  async releaseTo(target: Target, build: SampleBuild): Promise<void> {
    const archive = await this.withBuild(build, (dist) => packBuild(dist, { builder: 'ci@builder' }));
    await postRelease(target, this.name, archive);
  }

  /** Aborts its canary. */
  async abortCanary(): Promise<void> {
    await abortCanary(this.store, this.name);
  }

  /** Removes it from the registry. */
  async remove(): Promise<void> {
    await removeFeature(this.store, this.name);
  }
}
