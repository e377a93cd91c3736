import { runChange } from './store/run-change.ts';

// Aborts a canary: npm run abort -- fleet [--to URL].

runChange('abort', 'npm run abort -- <app>');
