import type { Role } from '@tawseel/api-client/permissions';
import { demoStaff } from './demo-companies.ts';

const nameOf = (role: Role) => demoStaff.find((person) => person.role === role)?.name ?? '';

/** Who gives parcels out, and who takes them in. */
export const dispatcher = nameOf('Dispatcher');
export const cashier = nameOf('Cashier');
