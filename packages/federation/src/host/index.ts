export { createFeatureLoader, loadDeadline, type FeatureLoader } from './feature-loader.ts';
