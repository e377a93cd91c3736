import './nonce.ts';
import { createFeatureLoader } from '@tawseel/federation/host';
import { start } from './console/start.tsx';

void start(createFeatureLoader);
