import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featureSource, type FeatureSource } from '../manifest/manifest.schema.ts';
import { parse } from '../manifest/parse.ts';

/**
 * The feature in a folder.
 *
 * @throws Error of one sentence when there is none, or when its `feature.json` is invalid.
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
  return parse(featureSource, JSON.parse(text), 'feature.json');
}
