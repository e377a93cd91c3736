export { createFeatureLoader, type FeatureLoader } from './feature-loader.ts';
