export { nextSteps } from './next-steps.ts';
export { checkTitles } from './titles.ts';
export { writeFeature } from './workspace-feature.ts';
