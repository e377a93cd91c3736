import { address } from '@tawseel/api-client/testing';
import { createCalls } from '../calls/driver-calls.ts';
import { createDevice } from '../device/device.ts';
import { createSessionStore } from '../session/session-store.ts';
import { profile } from './samples.ts';

/** Opens the app on a device, without its screens. Devices of one test share their storage, as tabs and later openings do. */
export function deviceOpener() {
  const ends: (() => void)[] = [];
  afterEach(() => {
    for (const end of ends.splice(0)) end();
  });
  return (owner = profile) => {
    const session = createSessionStore();
    if (session.read().profile?.driver_id !== owner.driver_id)
      session.begin({ token: 'token-1', profile: owner });
    const device = createDevice(owner, createCalls(address, 'en', session));
    const kill = device.start();
    ends.push(kill);
    return { ...device, session, kill };
  };
}
