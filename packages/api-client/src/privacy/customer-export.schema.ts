import * as z from 'zod/mini';
import { exportQuery } from '../exports/exports.schema.ts';
import { customerQuery } from './privacy.schema.ts';

/** Body of an export of everything that the company holds on a customer. */
export const customerExport = z.object({
  ...customerQuery.shape,
  format: exportQuery.shape.format,
  language: exportQuery.shape.language,
});
