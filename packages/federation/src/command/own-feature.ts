import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSource, type FeatureSource } from '../manifest/source.schema.ts';
import { parseJson } from '../store/release-store.ts';

/**
 * The feature in a folder.
 *
 * @throws Error without a feature in the folder, or with an invalid `feature.json`
 */
export function readFeature(folder: string): FeatureSource {
  let text: string;
  try {
    text = readFileSync(path.join(folder, 'feature.json'), 'utf8');
  } catch (error) {
    throw new Error(`There is no feature.json in ${folder}: run this in the folder of a feature.`, {
      cause: error,
    });
  }
  return parseSource(parseJson(text, 'feature.json'), 'feature.json');
}
