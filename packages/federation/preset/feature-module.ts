/** Marks the import of a feature that brings its own UI kit; own-kit-loader.mjs writes that module. */
export const ownKitQuery = /^\?own-kit$/;

/**
 * Path of the module that exports a feature.
 *
 * @param folder Folder of its sources.
 */
export function featureModule(folder: string, hasOwnKit: boolean): string {
  return `${folder}/feature.ts${hasOwnKit ? '?own-kit' : ''}`;
}
