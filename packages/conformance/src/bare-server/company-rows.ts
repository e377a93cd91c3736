/** An image of one pixel. */
const image =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==';

/** The company and its contracts. */
export const companyRows = {
  contracts: [
    {
      contract_id: 3,
      name_client: 'شركة البتراء',
      name_service: 'Tawseel',
      company_id: 77,
      service_start_date: '2026-01-01',
      service_end_date: '2026-12-31',
      contract_date: '2025-12-28',
      service_months: '12',
      payment_now_value: '45.50',
      all_value_service: '546.00',
      status: 'active',
      activity: 'توصيل',
      contract_file_client: '',
      contract_file_admin: '',
    },
    {
      contract_id: 'C-2',
      name_client: 'شركة البتراء',
      name_service: null,
      company_id: '77',
      service_start_date: '2024-12-31T22:00:00Z',
      service_end_date: null,
      contract_date: null,
      service_months: 6,
      payment_now_value: null,
      all_value_service: 270,
      status: 'stopped',
      activity: null,
      contract_file_client: image,
      contract_file_admin: image,
    },
  ],
  company: [
    {
      company_id: 77,
      name_company: 'شركة البتراء',
      name_admin: 'هالة',
      email: 'info@example.com',
      phone: '065000000',
      country: 'الأردن',
      city: 'عمان',
      type_account_subscription: 'Gold',
      subscription_month: '12',
      start_subscription: '2026-01-01',
      end_subscription: null,
      status: 'Trial',
      payment: '100.50',
      subscription_value_money: 445.5,
    },
  ],
};
