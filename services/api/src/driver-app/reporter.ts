import type { DriverCaller } from '../http/caller.ts';

/** A driver who reports. */
export type Reporter = Pick<DriverCaller, 'companyId' | 'driverId' | 'sessionId' | 'requestId' | 'language'>;
