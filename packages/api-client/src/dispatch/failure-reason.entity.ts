import type * as z from 'zod/mini';
import { defineEntity } from '../description/define-entity.ts';
import { choice, id, moment, text } from '../description/field.ts';
import { creationSchema, updateSchema } from '../description/input-schemas.ts';
import type { Row } from '../description/row.ts';

/** What becomes of a parcel after a failed attempt: it is tried again, it returns to its merchant, or somebody decides. */
export const nextSteps = ['Retry', 'Return', 'Ask'] as const;

const answers = ['Yes', 'No'] as const;

/**
 * A reason why a parcel was not delivered. `counts` is whether the customer caused it, so that the attempt counts towards the company's limit;
 * `needs_photo` whether the driver proves it by a photo.
 */
export const failureReason = defineEntity({
  name: 'failure_reason',
  table: 'failure_reasons',
  key: ['reason_id'],
  fields: {
    reason_id: id(),
    label_en: text({ max: 80 }),
    label_ar: text({ max: 80 }),
    next_step: choice(nextSteps, { search: false }),
    counts: choice(answers, { search: false }),
    needs_photo: choice(answers, { search: false }),
    state: choice(['Active', 'InActive'], { search: false }),
    created_at: moment({ row: false, input: 'none', search: false }),
  },
  list: {
    name: 'failure-reasons',
    path: '/DC/DisplayFailureReasons',
    allow: 'orders.see',
    rows: 'data',
    sort: 'created_at',
    filters: { state: 'choice' },
  },
  calls: {
    allow: 'runs.manage',
    needs: 'dispatch',
    create: '/DC/CreateFailureReasons',
    update: '/DC/UpdateFailureReasons',
  },
});

export const failureReasonCreation = creationSchema(failureReason);
export const failureReasonUpdate = updateSchema(failureReason);

export type FailureReason = Row<typeof failureReason>;
export type FailureReasonCreation = z.infer<typeof failureReasonCreation>;
export type FailureReasonUpdate = z.infer<typeof failureReasonUpdate>;
