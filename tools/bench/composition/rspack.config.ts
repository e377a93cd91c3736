import path from 'node:path';
import { plainConfig } from '@tawseel/federation/preset';
import { composedEntry } from '../../workspace/composed-entry.ts';

const root = path.join(__dirname, '..', '..', '..');
const features = (process.env.BENCH_FEATURES ?? '').split(',');

export default plainConfig(
  path.join(root, 'apps', 'shell'),
  composedEntry(root, features),
  process.env.BENCH_OUTPUT ?? '',
);
