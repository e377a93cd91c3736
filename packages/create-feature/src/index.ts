export { writeFeature } from './workspace-feature.ts';
