import type { Role } from '@tawseel/api-client/permissions';
import { tokenWith } from '@tawseel/api-client/testing';
import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';

const hash = `sha384-${'A'.repeat(64)}`;
const files = ['remoteEntry.js', 'drivers.js', 'words-en.js', 'words-ar.js'];

/** Registry entry of a feature with three pages in two menus and two child pages. */
export const fleet: Registry['features'][string] = {
  version: '1.0.0-a1',
  entry: '/releases/fleet/1.0.0-a1/remoteEntry.js',
  since: '2026-01-31T08:00:00.000Z',
  integrity: Object.fromEntries(files.map((file) => [file, hash])),
  manifest: {
    name: 'fleet',
    contract: 1,
    version: '1.0.0',
    pages: [
      { path: '/drivers', chunk: 'drivers', title: { en: 'Drivers', ar: 'السائقون' } },
      { path: '/create-driver', chunk: 'drivers', title: { en: 'Create driver', ar: 'إضافة سائق' } },
      { path: '/cars', chunk: 'drivers', title: { en: 'Cars', ar: 'السيارات' } },
      {
        path: '/car/:carId',
        chunk: 'drivers',
        title: { en: 'Car', ar: 'سيارة' },
        parent: '/cars',
      },
      {
        path: '/driver/:driverId',
        chunk: 'drivers',
        title: { en: 'Driver', ar: 'سائق' },
        parent: '/drivers',
      },
    ],
    sections: [
      {
        key: 'drivers',
        order: 50,
        label: { en: 'Drivers', ar: 'السائقون' },
        icon: 'M0 0h1',
        items: [
          { path: '/drivers', order: 20 },
          { path: '/create-driver', order: 10 },
        ],
      },
      {
        key: 'cars',
        order: 40,
        label: { en: 'Fleet', ar: 'الأسطول' },
        icon: 'M0 0h2',
        items: [{ path: '/cars', order: 10 }],
      },
    ],
    files: {
      entry: 'remoteEntry.js',
      feature: [],
      pages: {
        '/drivers': ['drivers.js'],
        '/create-driver': ['drivers.js'],
        '/cars': ['drivers.js'],
        '/car/:carId': ['drivers.js'],
        '/driver/:driverId': ['drivers.js'],
      },
      words: { en: ['words-en.js'], ar: ['words-ar.js'] },
    },
    needs: {},
  },
};

export const registry: Registry = { contract: 1, features: { fleet } };

export const config: FrontEndConfig = {
  apiUrl: 'http://api.test/base',
  ipUrl: 'http://api.test/base/ip',
  provider: { name: 'Tawseel', email: 'help@example.com', phone: '+962 6 000 0000' },
};

/** A token in the server's format for a company and a person, without a valid signature. */
export function tokenOf(
  name_company: string,
  admin_id = '1001-1',
  company_id = '1001',
  role: Role = 'Owner',
): string {
  return tokenWith({ name_company, admin_id, company_id, role });
}
