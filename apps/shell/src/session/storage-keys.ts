/**
 * Storage keys of the session: the administrator's token, the additions that the server has announced (a JSON array), and the
 * company ID that the administrator typed. The inline script of `@tawseel/federation` reads the first two as well.
 */
export const tokenKey = 'admin-token';
export const capabilitiesKey = 'admin-capabilities';
export const companyKey = 'admin-company';

/** Storage key of the time at which a person last signed out, in milliseconds since the epoch. */
export const leftKey = 'admin-left';
