/** Company as DisplayInfoCompany returns it. */
export const company = {
  company_id: '1001',
  name_company: 'Petra Express',
  name_admin: 'Rana',
  email: 'a@example.com',
  phone: '0790000000',
  country: 'Jordan',
  city: 'Amman',
  type_account_subscription: 'monthly',
  subscription_month: 12,
  start_subscription: '2026-01-01',
  end_subscription: '2026-12-31',
  status: 'Active',
  payment: 405,
  subscription_value_money: 135,
};
