export { sampleStore, type SampleStore } from './sample-store.ts';
export { setPage } from './sample-page.ts';
