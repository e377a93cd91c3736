import { publishFeature } from '../store/publish.ts';

// Releases builds sequentially: a program of `releaseProcess`.
const [, , store = '', ...dists] = process.argv;
process.stdout.write('ready');
for (const dist of dists) await publishFeature(store, dist);
