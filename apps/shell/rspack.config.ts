import { shellConfig } from '@tawseel/federation/preset';

export default shellConfig(__dirname);
