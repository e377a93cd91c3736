import { companyTime } from '@tawseel/i18n';
import * as z from 'zod/mini';
import { day } from '../description/value-schemas.ts';

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** A day of a car that is in use: from 1950 to a year from now. */
export function carDay() {
  return day().check(
    z.refine(
      (value) => value >= '1950-01-01' && value <= companyTime(Date.now() + yearMs).slice(0, 10),
      'carDay',
    ),
  );
}
