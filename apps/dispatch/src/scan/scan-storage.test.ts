import type { Scan } from '@tawseel/api-client/dispatch';
import { openScanStorage } from './scan-storage.ts';

const scans: Scan[] = [{ client_id: 'id-A', mode: 'in', code: 'A' }];

afterEach(() => localStorage.clear());

function leftFor(account: string) {
  const taken: Scan[] = [];
  openScanStorage(account).takeLeft((left) => taken.push(...left));
  return taken;
}

test('scans that a page has left are taken by the next page of the same person, once', () => {
  openScanStorage('1001 7').save(scans);
  expect(leftFor('1001 7')).toEqual(scans);
  expect(leftFor('1001 7')).toEqual([]);
});

test('scans of another person of the browser stay until that person returns', () => {
  openScanStorage('1001 7').save(scans);
  expect(leftFor('1001 8')).toEqual([]);
  expect(leftFor('1001')).toEqual([]);
  expect(leftFor('1001 7')).toEqual(scans);
});

test('nothing stays stored once all scans are answered', () => {
  const { save } = openScanStorage('1001 7');
  save(scans);
  save([]);
  expect(localStorage).toHaveLength(0);
});
