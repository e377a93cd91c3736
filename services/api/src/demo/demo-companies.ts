import type { Role } from '@tawseel/api-client/permissions';

/** The companies of the demo: their passwords, and their sizes relative to the first. */
export const demoCompanies = [
  {
    company_id: '1001',
    password: 'demo-1001',
    name_company: 'بترا إكسبرس',
    name_admin: 'سامر الخطيب',
    email: 'admin@petra-express.example',
    phone: '0795550101',
    city: 'عمّان',
    seed: 1001,
    share: 1,
  },
  {
    company_id: '1002',
    password: 'demo-1002',
    name_company: 'نشامى للتوصيل',
    name_admin: 'رنا العبادي',
    email: 'admin@nashama-delivery.example',
    phone: '0785550102',
    city: 'إربد',
    seed: 1002,
    share: 0.1,
  },
] as const;

interface DemoPerson {
  name: string;
  login: string;
  role: Role;
}

/** A person of each role besides the owner, in each company of the demo. Their password is `demo-COMPANY-LOGIN`. */
export const demoStaff: readonly DemoPerson[] = [
  { name: 'ليث الحوراني', login: 'accountant', role: 'Accountant' },
  { name: 'هبة القضاة', login: 'cashier', role: 'Cashier' },
  { name: 'يزن الطراونة', login: 'dispatcher', role: 'Dispatcher' },
  { name: 'سوسن النجار', login: 'dataentry', role: 'DataEntry' },
  { name: 'عمر المجالي', login: 'viewer', role: 'Viewer' },
];

/** The password of a person of the demo. */
export function demoPassword(companyId: string, login: string): string {
  return `demo-${companyId}-${login}`;
}

/** The password of the drivers and the merchants of a company of the demo. */
export function demoAppPassword({ password }: Pick<DemoCompany, 'password'>): string {
  return `${password}-app`;
}

export type DemoCompany = (typeof demoCompanies)[number];
