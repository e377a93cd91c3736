import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';

/** A device that has stored nothing, for each test of a file. */
export function fakeStorage(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    localStorage.clear();
  });
}
