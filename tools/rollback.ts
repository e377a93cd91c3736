import { runChange } from './store/run-change.ts';

// Publishes an earlier release again: npm run rollback -- fleet [version] [--to URL]. The default is the previous one.

runChange('rollback', 'npm run rollback -- <app> [version]', 1);
