import * as z from 'zod/mini';
import { id } from '../entity/text-schemas.ts';

/** Requests the id of the next order, of a merchant if one is chosen. */
export const orderIdQuery = z.object({ merchant_id: z.optional(z.union([z.literal(''), id()])) });
