import { shellConfig } from '@tawseel/federation/preset';

export default shellConfig(import.meta.dirname);
