import { useApiClient, type Capability } from '@tawseel/api-client';
import { setupSteps, type Setup, type SetupStep } from '@tawseel/api-client/dashboard';
import type { Permission } from '@tawseel/api-client/permissions';
import { useExtensions } from '@tawseel/federation/slots';

interface StepPage {
  page: string;
  /** The dialog of the page that does it. */
  opens?: string;
  allow: Permission;
  needs?: Capability;
  /** Whether a company may well do without it. */
  isOptional?: true;
}

const pages: Readonly<Record<SetupStep, StepPage>> = {
  details: { page: '/CompanyInfo', opens: 'details', allow: 'company.change', needs: 'company_details' },
  opening: { page: '/cash', opens: 'opening', allow: 'cash.own', needs: 'opening', isOptional: true },
  city: { page: '/create-city', allow: 'records.change' },
  driver: { page: '/create-driver', allow: 'records.change' },
  merchant: { page: '/create-merchant', allow: 'records.change' },
  order: { page: '/orders', opens: 'creation', allow: 'orders.edit', needs: 'orders' },
  staff: { page: '/staff', opens: 'invitation', allow: 'staff.manage', needs: 'people', isOptional: true },
};

export interface ShownStep extends StepPage {
  step: SetupStep;
  isDone: boolean;
}

/** The first steps that the signed-in person may do; none once all of them are done or left out. */
export function useSetupSteps(setup: Setup | undefined): readonly ShownStep[] {
  const { can, may } = useApiClient();
  const { hasPage } = useExtensions();
  if (!setup) return [];
  const { done, skipped } = setup;
  const shown = setupSteps.flatMap((step): ShownStep[] => {
    const { page, allow, needs } = pages[step];
    const isDone = done.includes(step);
    const isShown =
      (isDone || !skipped.includes(step)) && hasPage(page) && may(allow) && (!needs || can(needs));
    return isShown ? [{ ...pages[step], step, isDone }] : [];
  });
  return shown.some(({ isDone }) => !isDone) ? shown : [];
}
