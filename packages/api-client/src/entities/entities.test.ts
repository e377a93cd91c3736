import * as api from '../calls.ts';
import { entities } from './entities.ts';

interface Changing {
  changes: readonly string[];
}

const hasChanges = (value: unknown): value is Changing =>
  typeof value === 'object' && value !== null && 'changes' in value && Array.isArray(value.changes);

const described = Object.entries(api).flatMap(([name, value]) =>
  hasChanges(value) ? [{ name, ...value }] : [],
);
const ofRows = Object.values(entities).flatMap((entity) =>
  'calls' in entity && hasChanges(entity.calls) ? [{ name: entity.name, ...entity.calls }] : [],
);

test('calls change entities that there are', () => {
  expect(described.length).toBeGreaterThan(30);
  expect(ofRows.map(({ name }) => name)).toContain('driver');
  const unknown = [...described, ...ofRows].flatMap(({ name, changes }) =>
    changes.filter((entity) => !(entity in entities)).map((entity) => `${name}: ${entity}`),
  );
  expect(unknown).toEqual([]);
});
