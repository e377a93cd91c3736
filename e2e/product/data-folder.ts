import { tmpdir } from 'node:os';
import path from 'node:path';

/** Port of the product under test. */
export const port = Number(process.env.E2E_PORT ?? 8189);

/** Folder of its database and release store; deleted at the end. */
export const dataFolder = path.join(tmpdir(), `tawseel-journeys-${port}`);
