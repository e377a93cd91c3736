import path from 'node:path';
import { developmentConfig } from '@tawseel/federation/preset';
import { asModule } from '../workspace/composed-entry.ts';

const folder = path.join(__dirname, '..', '..', 'packages/ui');
const start = path.join(folder, 'src/workbench/start.tsx');
const entry = asModule([`import { startWorkbench } from ${JSON.stringify(start)};`, 'startWorkbench();']);

// Nothing in it calls the API.
export default developmentConfig(folder, entry, { port: Number(process.env.DEV_PORT) });
