export { sampleStore, type SampleStore } from './sample-store.ts';
