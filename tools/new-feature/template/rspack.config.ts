import { featureConfig } from '@tawseel/federation/preset';

export default featureConfig(__dirname);
