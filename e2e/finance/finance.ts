import { Company } from '../product/company.ts';
import { expect, test as base } from '../product/console.ts';

/** Journeys of the second demo company; no other journey changes its sums. */
export const test = base.extend({
  company: async ({ playwright, baseURL }, provide) => {
    const company = await Company.signIn(playwright.request, String(baseURL), '1002');
    await provide(company);
    await company.close();
  },
  storedValues: async ({ company, language }, provide) => provide({ language, ...company.stored }),
});

export { expect };
