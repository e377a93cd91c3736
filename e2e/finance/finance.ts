import { Company } from '../product/company.ts';
import { expect, test as base } from '../product/console.ts';

/** Journeys of the second demo company; no other journey changes its sums. */
export const test = base.extend<object, { session: Company }>({
  session: [
    async ({ playwright }, provide, { project }) => {
      const company = await Company.signIn(playwright.request, String(project.use.baseURL), '1002');
      await provide(company);
      await company.close();
    },
    { scope: 'worker' },
  ],
});

export { expect };
