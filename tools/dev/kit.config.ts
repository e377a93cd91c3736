import path from 'node:path';
import { developmentConfig } from '@tawseel/federation/preset';
import { asModule } from '../workspace/composed-entry.ts';

const folder = path.join(__dirname, '..', '..', 'packages/ui');
const start = path.join(folder, 'src/workbench/start.tsx');
const entry = asModule([`import { startWorkbench } from ${JSON.stringify(start)};`, 'startWorkbench();']);
const own = Number(process.env.DEV_PORT);

// Nothing in it calls the API: a call would come back to this server.
export default developmentConfig(folder, entry, { own, api: own });
