export { featureTests as default } from '@tawseel/federation/jest';
