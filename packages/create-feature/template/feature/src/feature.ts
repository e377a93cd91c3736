import type { Feature } from '@tawseel/federation';

const feature: Feature = {
  name: 'feature-name',
  pages: {
    '/feature-name': () =>
      import(/* webpackChunkName: "feature-name" */ './feature-name/feature-name-page.tsx').then(
        (page) => page.FeatureNamePage,
      ),
  },
  words: {
    en: () =>
      import(/* webpackChunkName: "words-en" */ './words/en.ts').then(({ words }) => ({ default: words })),
    ar: () =>
      import(/* webpackChunkName: "words-ar" */ './words/ar.ts').then(({ words }) => ({ default: words })),
  },
};

export default feature;
