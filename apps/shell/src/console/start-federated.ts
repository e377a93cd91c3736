import { createFeatureLoader } from '@tawseel/federation/host';
import { start } from './start.tsx';

/** Starts the console with the features of the registry. */
export const startFederated = (): Promise<void> => start(createFeatureLoader);
