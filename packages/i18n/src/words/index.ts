import { baseAr } from './base.ar.ts';
import { baseEn } from './base.en.ts';

export { baseAr, baseEn };

/** Translations that every screen shares, by language. A page of the product loads those of its own language only. */
export const baseWords = { en: baseEn, ar: baseAr } as const;
