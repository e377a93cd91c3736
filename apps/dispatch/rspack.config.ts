import { featureConfig } from '@tawseel/federation/preset';

export default featureConfig(import.meta.dirname);
