import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { abortCanary, changeRegistry, publishFeature, type PublishOptions } from '@tawseel/federation/store';
import { unique } from './company.ts';
import { dataFolder } from './data-folder.ts';

/** Release store of the running product. */
export const productStore = path.join(dataFolder, 'store');

/** A build of the sample: what is wrong with it, if anything. */
export type SampleBuild = {
  /** What its page says. */
  says: string;
  /** Script that runs first in its entry. */
  first?: string;
  /** Expression of the React that it shows; its own is `react`. */
  react?: string;
  /** Script that runs when its page is drawn. */
  draw?: string;
};

/** The entry of a feature that is one page, as a bundler of another team might have made it. */
function entryOf(name: string, { says, first = '', react = 'react', draw = '' }: SampleBuild): string {
  return `${first}
// Where the shell looks for what a feature exposes.
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

/** A feature of one page that is in no menu, of which a journey makes releases in the running product's store or another one. */
export class SampleFeature {
  readonly name = `sample${unique()}`;
  /** Address of its page. */
  readonly path = `/${this.name}`;
  private readonly store: string;

  constructor(store = productStore) {
    this.store = store;
  }

  /** Releases a build. @returns The version that is live then, or the canary's. */
  async release(build: SampleBuild, options: PublishOptions = {}): Promise<string> {
    const dist = await mkdtemp(path.join(tmpdir(), 'tawseel-sample-'));
    await writeFile(path.join(dist, 'remoteEntry.js'), entryOf(this.name, build));
    await writeFile(path.join(dist, 'feature.json'), JSON.stringify(manifestOf(this.name)));
    const { version, canary } = await publishFeature(this.store, dist, options);
    await rm(dist, { recursive: true });
    return canary?.release.version ?? version;
  }

  /** Takes its canary back. */
  async abortCanary(): Promise<void> {
    await abortCanary(this.store, this.name);
  }

  /** Takes it out of the registry. */
  async remove(): Promise<void> {
    await changeRegistry(this.store, ({ features, ...rest }) => {
      const { [this.name]: _, ...others } = features;
      return { ...rest, features: others };
    });
  }
}
