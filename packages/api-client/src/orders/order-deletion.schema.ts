import * as z from 'zod/mini';
import { fieldValues } from '../schema/field-values.schema.ts';

/** What a deletion may send: values of the order as the editor saw them. */
export const orderDeletion = z.object({ expected_fields: z.optional(fieldValues) });
