import { isLost } from '../database/server-source.ts';
import { errorCode } from '../database/start-error.ts';
import type { MessageKey } from '../messages/messages.en.ts';
import { Fault, malformed, notFound } from '../errors/fault.ts';

/** Which field a broken uniqueness rule of the database belongs to. */
const uniqueFields: Record<string, { field: string; message?: MessageKey }> = {
  drivers_pkey: { field: 'driver_id' },
  drivers_email_driver: { field: 'email_driver', message: 'duplicateContact' },
  drivers_phone_driver: { field: 'phone_driver', message: 'duplicateContact' },
  merchants_pkey: { field: 'merchant_id' },
  merchants_email: { field: 'email', message: 'duplicateContact' },
  merchants_phone: { field: 'phone', message: 'duplicateContact' },
  cars_pkey: { field: 'car_id' },
  cities_pkey: { field: 'city' },
  orders_pkey: { field: 'merchant_order_id' },
  deleted_orders_pkey: { field: 'merchant_order_id' },
  profits_pkey: { field: 'merchant_order_id' },
  companies_pkey: { field: 'company_id' },
};

/** What a request that Fastify or one of its plugins refuses is answered with: they put the status on their errors. */
function refusalOf(error: unknown): Fault | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  if (typeof statusCode !== 'number' || statusCode < 400 || statusCode > 499) return undefined;
  if (errorCode(error) === 'FST_CP_ERR_INVALID_CONTENT_ENCODING')
    return new Fault('wrong_type', { message: 'wrongEncoding' });
  // A forbidden file, such as a folder, is none. The status 403 means that the company is suspended.
  if (statusCode === 403 || statusCode === 404) return notFound();
  if (statusCode === 413) return new Fault('too_large');
  if (statusCode === 415) return new Fault('wrong_type');
  return malformed();
}

/** What to answer for any error: a fault as it is, what Fastify or PostgreSQL refused as a fault, the rest `internal`. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (isLost(error)) return new Fault('unavailable');
  const code = errorCode(error) ?? '';
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  if (code === '23505') return duplicateOf(error);
  // Class 22: a value that no check foresaw and PostgreSQL cannot take, such as a NUL character.
  if (/^22...$/.test(code)) return new Fault('invalid');
  // Query cancelled by its time limit, no connection free, read-only or full server.
  if (/^(57014|25006|53...)$/.test(code)) return new Fault('unavailable');
  return new Fault('internal');
}

function duplicateOf(error: unknown) {
  const constraint =
    typeof error === 'object' && error !== null && 'constraint' in error ? String(error.constraint) : '';
  const known = uniqueFields[constraint];
  if (!known) return new Fault('duplicate');
  return new Fault('duplicate', {
    fields: { [known.field]: 'duplicate' },
    ...(known.message && { message: known.message }),
  });
}
