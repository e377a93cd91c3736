import type { Feature } from '@tawseel/federation';

const contracts: Feature = {
  name: 'contracts',
  pages: {
    '/contract-list': () =>
      import(/* webpackChunkName: "contract-list" */ './list/contracts-page.tsx').then(
        (page) => page.ContractsPage,
      ),
    '/contract/:contractId': () =>
      import(/* webpackChunkName: "document" */ './document/document-page.tsx').then(
        (page) => page.ArabicContractPage,
      ),
    '/contractEng/:contractId': () =>
      import(/* webpackChunkName: "document" */ './document/document-page.tsx').then(
        (page) => page.EnglishContractPage,
      ),
    '/SignatureClientAr/:contractId': () =>
      import(/* webpackChunkName: "signing" */ './signing/signing-page.tsx').then((page) => page.SigningPage),
    '/contract-verification/:contractId': () =>
      import(/* webpackChunkName: "verification" */ './verification/verification-page.tsx').then(
        (page) => page.VerificationPage,
      ),
  },
  words: {
    en: () =>
      import(/* webpackChunkName: "words-en" */ './words/en.ts').then(({ words }) => ({ default: words })),
    ar: () =>
      import(/* webpackChunkName: "words-ar" */ './words/ar.ts').then(({ words }) => ({ default: words })),
  },
};

export default contracts;
