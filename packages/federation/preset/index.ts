export { developmentConfig } from './development.ts';
export { featureConfig } from './feature.ts';
export { featureModule } from './feature-module.ts';
export { pageConfig } from './page.ts';
export { plainConfig } from './plain.ts';
export { remoteConfig } from './remote.ts';
export { shellConfig } from './shell.ts';
