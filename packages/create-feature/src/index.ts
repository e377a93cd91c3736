export { nextSteps } from './next-steps.ts';
export { writeFeature } from './workspace-feature.ts';
