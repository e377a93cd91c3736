import { ConfigError } from '../config/config.ts';

/**
 * Keeps the demo companies, whose passwords are public, out of production.
 *
 * @throws ConfigError with NODE_ENV=production
 */
export function requireDemoAllowed(): void {
  if (process.env.NODE_ENV !== 'production') return;
  throw new ConfigError(
    'Demo data is never created with NODE_ENV=production: its passwords are public. Start without --demo.',
  );
}
