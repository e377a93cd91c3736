import type { FeatureSource } from '../manifest/source.schema.ts';

/** The parts of a `Feature` that its `feature.json` declares. */
interface FeatureParts {
  name: string;
  pages: Readonly<Record<string, unknown>>;
  extensions?: Readonly<Record<string, object>>;
}

/** A sentence for each page and component that only one of a feature's module and its `feature.json` has. */
export function mismatchesOf(feature: FeatureParts, source: FeatureSource): string[] {
  const components = (source.extensions ?? []).filter(({ figure, chart }) => !figure && !chart);
  const declared = [
    ...source.pages.map(({ path }) => `page ${path}`),
    ...components.map(({ slot, name }) => `component ${name} of ${slot}`),
  ];
  const present = [
    ...Object.keys(feature.pages).map((path) => `page ${path}`),
    ...Object.entries(feature.extensions ?? {}).flatMap(([slot, own]) =>
      Object.keys(own).map((name) => `component ${name} of ${slot}`),
    ),
  ];
  return [
    ...(feature.name === source.name
      ? []
      : [`src/feature.ts is named ${feature.name}, and feature.json ${source.name}.`]),
    ...declared
      .filter((part) => !present.includes(part))
      .map((part) => `src/feature.ts lacks the ${part}, which feature.json declares.`),
    ...present
      .filter((part) => !declared.includes(part))
      .map((part) => `feature.json lacks the ${part}, which src/feature.ts has.`),
  ];
}
