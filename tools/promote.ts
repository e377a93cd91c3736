import { runChange } from './store/run-change.ts';

// Makes a canary live for everybody: npm run promote -- fleet [--to URL].

runChange('promote', 'npm run promote -- <app>');
