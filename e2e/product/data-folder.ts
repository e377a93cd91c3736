import { tmpdir } from 'node:os';
import path from 'node:path';

/** Port that the product of the journeys is served at. */
export const port = Number(process.env.E2E_PORT ?? 8189);

/** Folder of its database and release store; gone when it ends. */
export const dataFolder = path.join(tmpdir(), `tawseel-journeys-${port}`);
