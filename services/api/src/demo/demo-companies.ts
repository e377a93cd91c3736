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

export type DemoCompany = (typeof demoCompanies)[number];
