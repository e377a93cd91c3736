import { lastDayOf } from '../company/last-day.ts';
import type { DemoCompany } from './demo-companies.ts';
import { signaturePng } from './signature-png.ts';
import { workingDays, workingMoment } from './working-time.ts';

const dayMs = 24 * 60 * 60 * 1000;
const monthly = 45_000;
const months = 12;

function dayFromNow(days: number) {
  return new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
}

/** Days of a service that begins `days` days from now. */
function serviceFrom(days: number) {
  const service_start_date = dayFromNow(days);
  return { service_start_date, service_end_date: lastDayOf(service_start_date, months) };
}

const present = serviceFrom(-275);

/** Period of the subscription, and its payments so far: nine of twelve months. */
export const subscription = {
  start: present.service_start_date,
  end: present.service_end_date,
  months,
  paid: monthly * 9,
  remaining: monthly * 3,
};

export function makePayments(company_id: string) {
  return Array.from({ length: 9 }, (_, i) => ({
    company_id,
    payment_id: `P-${String(i + 1).padStart(2, '0')}`,
    payment_date: workingMoment(Math.floor(workingDays(Date.now())) - 270 + i * 30 + 0.2),
    payment_amount_month: monthly,
    remaining_payment: monthly * (months - i - 1),
    all_value_service_money: monthly * months,
  }));
}

/** One contract signed and running, two to be signed, one that has ended; of three services. */
export function makeContracts(company: DemoCompany) {
  const shared = {
    company_id: company.company_id,
    name_client: company.name_company,
    name_service: 'ليث المومني',
    service_months: months,
    activity: 'توصيل الطلبات وتحصيل أثمانها',
    all_value_service: monthly * months,
    contract_file_admin: signaturePng(3),
  };
  return [
    {
      ...shared,
      contract_id: `C-${company.company_id}-1`,
      // It ends a day or two before the next begins.
      ...serviceFrom(-641),
      contract_date: dayFromNow(-643),
      activity: 'توصيل الطلبات',
      payment_now_value: monthly,
      status: 'expired',
      contract_file_client: signaturePng(5),
    },
    {
      ...shared,
      contract_id: `C-${company.company_id}-2`,
      ...present,
      contract_date: dayFromNow(-276),
      payment_now_value: monthly,
      status: 'active',
      contract_file_client: signaturePng(5),
    },
    {
      ...shared,
      contract_id: `C-${company.company_id}-3`,
      ...serviceFrom(91),
      contract_date: dayFromNow(-1),
      payment_now_value: monthly,
      status: 'active',
      contract_file_client: '',
    },
    {
      ...shared,
      contract_id: `C-${company.company_id}-4`,
      ...serviceFrom(10),
      contract_date: dayFromNow(-2),
      payment_now_value: monthly / 3,
      all_value_service: (monthly / 3) * months,
      activity: 'تخزين الطلبات وتجهيزها',
      status: 'active',
      contract_file_client: '',
    },
  ];
}
