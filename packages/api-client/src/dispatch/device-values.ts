import * as z from 'zod/mini';

// By patterns: the shell shares no other checks of zod/mini, and all features would pay for them.

/** A device's own UUID of what it sends. */
export const clientId = () =>
  z.string('invalid').check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, 'invalid'));

const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** When a device saw something, ISO 8601. */
export const deviceTime = () =>
  z.string('date').check(z.refine((text) => time.test(text) && !Number.isNaN(Date.parse(text)), 'date'));
