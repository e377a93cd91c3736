import { folderNames } from './folder-names.mjs';
import { importDirection } from './import-direction.mjs';
import { logicalCss } from './logical-css.mjs';
import { noExportStar } from './no-export-star.mjs';
import { noFolderCycle } from './no-folder-cycle.mjs';
import { noRawColour } from './no-raw-colour.mjs';
import { relativeTextSize } from './relative-text-size.mjs';
import { sharedSurface } from './shared-surface.mjs';

/**
 * Rules of this repository that no linter offers.
 *
 * @type {import('./rule.ts').Plugin}
 */
export default {
  meta: { name: 'tawseel' },
  rules: {
    'folder-names': folderNames,
    'import-direction': importDirection,
    'logical-css': logicalCss,
    'no-export-star': noExportStar,
    'no-folder-cycle': noFolderCycle,
    'no-raw-colour': noRawColour,
    'relative-text-size': relativeTextSize,
    'shared-surface': sharedSurface,
  },
};
