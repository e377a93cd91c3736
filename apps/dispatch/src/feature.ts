import type { Feature } from '@tawseel/federation';

const dispatch: Feature = {
  name: 'dispatch',
  pages: {
    '/desk': () =>
      import(/* webpackChunkName: "desk" */ './desk/desk-page.tsx').then((page) => page.DeskPage),
    '/runs': () =>
      import(/* webpackChunkName: "runs" */ './runs/runs-page.tsx').then((page) => page.RunsPage),
    '/runs/:runId': () =>
      import(/* webpackChunkName: "run" */ './run/run-page.tsx').then((page) => page.RunPage),
    '/run-sheet': () =>
      import(/* webpackChunkName: "run-sheet" */ './run/run-sheet-page.tsx').then(
        (page) => page.RunSheetPage,
      ),
    '/scan': () =>
      import(/* webpackChunkName: "scan" */ './scan/scan-page.tsx').then((page) => page.ScanPage),
    '/returns': () =>
      import(/* webpackChunkName: "returns" */ './returns/returns-page.tsx').then((page) => page.ReturnsPage),
    '/returns/:manifestId': () =>
      import(/* webpackChunkName: "manifest" */ './returns/manifest-page.tsx').then(
        (page) => page.ManifestPage,
      ),
    '/failure-reasons': () =>
      import(/* webpackChunkName: "failure-reasons" */ './failure-reasons/failure-reasons-page.tsx').then(
        (page) => page.FailureReasonsPage,
      ),
  },
  extensions: {
    'orders.selection-actions': {
      run: () =>
        import(/* webpackChunkName: "run-dialog" */ './desk/run-dialog.tsx').then(
          (module) => module.RunDialog,
        ),
    },
    'orders.details': {
      timeline: () =>
        import(/* webpackChunkName: "timeline" */ './timeline/order-timeline.tsx').then(
          (module) => module.OrderTimeline,
        ),
      proofs: () =>
        import(/* webpackChunkName: "order-proofs" */ './proofs/order-proofs.tsx').then(
          (module) => module.OrderProofs,
        ),
    },
  },
  words: {
    en: () =>
      import(/* webpackChunkName: "words-en" */ './words/en.ts').then(({ words }) => ({ default: words })),
    ar: () =>
      import(/* webpackChunkName: "words-ar" */ './words/ar.ts').then(({ words }) => ({ default: words })),
  },
};

export default dispatch;
