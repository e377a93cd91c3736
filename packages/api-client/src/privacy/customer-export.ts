import * as z from 'zod/mini';
import { exportQuery } from '../exports/exports.calls.ts';
import { customerQuery } from './privacy.calls.ts';
import { defineRead } from '../client/described-call.ts';

/** Body of an export of everything that the company holds on a customer. */
export const customerExport = z.object({
  ...customerQuery.shape,
  format: exportQuery.shape.format,
  language: exportQuery.shape.language,
});

export const customerExportCall = defineRead({
  path: '/DC/ExportCustomerData',
  allow: 'staff.manage',
  needs: 'privacy',
  body: customerExport,
});
