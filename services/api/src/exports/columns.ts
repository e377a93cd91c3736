import type { ListDefinition } from '../lists/list-definition.ts';
import type { ResponseLanguage } from '../messages/translate.ts';
import { valueTranslations } from '../messages/value-translations.ts';

type Headings = Readonly<Record<string, Readonly<Record<ResponseLanguage, string>>>>;

/**
 * Headings of exported columns, equal to the screens'. Amounts include their unit, which screens show
 * elsewhere.
 */
const headings: Headings = {
  merchant_id: { en: 'Merchant ID', ar: 'رقم التاجر' },
  company_id: { en: 'Company ID', ar: 'رقم الشركة' },
  full_name: { en: 'Full name', ar: 'الاسم الكامل' },
  shop_name: { en: 'Shop name', ar: 'اسم المتجر' },
  working_hours: { en: 'Working hours', ar: 'ساعات العمل' },
  city: { en: 'City', ar: 'المدينة' },
  country: { en: 'Country', ar: 'الدولة' },
  phone: { en: 'Phone', ar: 'الهاتف' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  status: { en: 'Status', ar: 'الحالة' },
  money_orders: { en: 'Order money (JD)', ar: 'أموال الطلبات (د.أ)' },
  account_created_at: { en: 'Account created', ar: 'تاريخ إنشاء الحساب' },
  driver_id: { en: 'Driver ID', ar: 'رقم السائق' },
  name_driver: { en: 'Name', ar: 'الاسم' },
  salary: { en: 'Salary (JD)', ar: 'الراتب (د.أ)' },
  commission_driver: { en: 'Delivery commission (JD)', ar: 'عمولة التوصيل (د.أ)' },
  commission_return: { en: 'Return commission (JD)', ar: 'عمولة الإرجاع (د.أ)' },
  money_driver: { en: 'Commission balance (JD)', ar: 'رصيد العمولة (د.أ)' },
  total_delivery_money: { en: 'Total delivery money (JD)', ar: 'إجمالي أموال التوصيل (د.أ)' },
  city_driver: { en: 'City', ar: 'المدينة' },
  email_driver: { en: 'Email', ar: 'البريد الإلكتروني' },
  phone_driver: { en: 'Phone', ar: 'الهاتف' },
  created_account_driver: { en: 'Created', ar: 'تاريخ الإنشاء' },
  car_id: { en: 'Plate (car id)', ar: 'رقم اللوحة' },
  type_car: { en: 'Type', ar: 'النوع' },
  model: { en: 'Model', ar: 'الطراز' },
  date_car_manufacture: { en: 'Date of manufacture', ar: 'تاريخ الصنع' },
  date_car_service_start: { en: 'In service since', ar: 'بداية الخدمة' },
  delivery_type: { en: 'Delivery type', ar: 'نوع التوصيل' },
  delivery_price: { en: 'Delivery price (JD)', ar: 'سعر التوصيل (د.أ)' },
  return_price: { en: 'Return price (JD)', ar: 'سعر الإرجاع (د.أ)' },
  date_time: { en: 'Created', ar: 'تاريخ الإنشاء' },
  driver1_id: { en: 'First driver', ar: 'السائق الأول' },
  driver2_id: { en: 'Second driver', ar: 'السائق الثاني' },
  driver3_id: { en: 'Third driver', ar: 'السائق الثالث' },
  merchant_order_id: { en: 'Order ID', ar: 'رقم الطلب' },
  name_order: { en: 'Order name', ar: 'اسم الطلب' },
  name_shop: { en: 'Shop name', ar: 'اسم المتجر' },
  city_order: { en: 'City', ar: 'المدينة' },
  address_order: { en: 'Address', ar: 'العنوان' },
  name_customer: { en: 'Customer', ar: 'العميل' },
  phone_customer: { en: 'Phone', ar: 'الهاتف' },
  total_price: { en: 'Total price (JD)', ar: 'السعر الإجمالي (د.أ)' },
  type_payment: { en: 'Payment type', ar: 'طريقة الدفع' },
  date_order_start: { en: 'Order date', ar: 'تاريخ الطلب' },
  date_order_delivery_customer: { en: 'Delivery date (required)', ar: 'موعد التسليم المطلوب' },
  date_order_delivery_customer_end: { en: 'Order end', ar: 'تاريخ الانتهاء' },
  timedeleted: { en: 'Deleted at', ar: 'تاريخ الحذف' },
  from_deletion: { en: 'Source of deletion', ar: 'مصدر الحذف' },
  merchant_profit: { en: 'Merchant profit (JD)', ar: 'ربح التاجر (د.أ)' },
  order_status: { en: 'Status', ar: 'الحالة' },
  profit_date: { en: 'Date', ar: 'التاريخ' },
  month: { en: 'Month', ar: 'الشهر' },
  year: { en: 'Year', ar: 'السنة' },
  total_price_orders: { en: 'Total price (JD)', ar: 'السعر الإجمالي (د.أ)' },
  company_profits_orders: { en: 'Company profit (JD)', ar: 'ربح الشركة (د.أ)' },
  merchant_profits_orders: { en: 'Merchant profit (JD)', ar: 'ربح التاجر (د.أ)' },
  total_company_profit: { en: 'Company profit (JD)', ar: 'ربح الشركة (د.أ)' },
  total_expenses: { en: 'Expenses (JD)', ar: 'المصروفات (د.أ)' },
  net_profit: { en: 'Net profit (JD)', ar: 'صافي الربح (د.أ)' },
  company_expense_id: { en: 'ID', ar: 'الرقم' },
  description: { en: 'Description', ar: 'الوصف' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  amount: { en: 'Amount (JD)', ar: 'المبلغ (د.أ)' },
  date_expense: { en: 'Date and time', ar: 'التاريخ والوقت' },
  payment_id: { en: 'Payment', ar: 'الدفعة' },
  payment_date: { en: 'Date', ar: 'التاريخ' },
  payment_amount_month: { en: 'Monthly amount paid (JD)', ar: 'المبلغ الشهري المدفوع (د.أ)' },
  remaining_payment: { en: 'Remaining payment (JD)', ar: 'المبلغ المتبقي (د.أ)' },
  all_value_service_money: { en: 'Total service value (JD)', ar: 'القيمة الإجمالية للخدمة (د.أ)' },
  contract_id: { en: 'Contract no.', ar: 'عقد رقم' },
  name_client: { en: 'Client', ar: 'العميل (الطرف الثاني)' },
  name_service: { en: 'Admin name', ar: 'اسم المسؤول' },
  service_start_date: { en: 'Start date', ar: 'تاريخ البدء' },
  service_end_date: { en: 'End date', ar: 'تاريخ الانتهاء' },
  contract_date: { en: 'Contract date', ar: 'تاريخ العقد' },
  service_months: { en: 'Months', ar: 'عدد الأشهر' },
  payment_now_value: { en: 'Payment now (JD)', ar: 'الدفعة الحالية (د.أ)' },
  all_value_service: { en: 'Total value (JD)', ar: 'القيمة الإجمالية (د.أ)' },
  activity: { en: 'Activity', ar: 'النشاط' },
  name_company: { en: 'Company name', ar: 'اسم الشركة' },
  name_admin: { en: 'Manager name', ar: 'اسم المدير' },
  type_account_subscription: { en: 'Subscription type', ar: 'نوع الاشتراك' },
  subscription_month: { en: 'Subscription duration (months)', ar: 'مدة الاشتراك (بالأشهر)' },
  start_subscription: { en: 'Start', ar: 'البداية' },
  end_subscription: { en: 'End', ar: 'النهاية' },
  payment: { en: 'Payment so far (JOD)', ar: 'المدفوع حتى الآن (د.أ)' },
  subscription_value_money: { en: 'Remaining subscription (JOD)', ar: 'المتبقي من الاشتراك (د.أ)' },
  entry_id: { en: 'No.', ar: 'الرقم' },
  holder: { en: 'Holder', ar: 'صاحب الرصيد' },
  holder_id: { en: 'Holder ID', ar: 'رقم صاحب الرصيد' },
  account: { en: 'Account', ar: 'الحساب' },
  amount_from: { en: 'From (JD)', ar: 'من (د.أ)' },
  amount_to: { en: 'To (JD)', ar: 'إلى (د.أ)' },
  delta: { en: 'Change (JD)', ar: 'التغيير (د.أ)' },
  reason: { en: 'Reason', ar: 'السبب' },
  reference: { en: 'Reference', ar: 'المرجع' },
  admin_id: { en: 'Administrator', ar: 'المسؤول' },
  request_id: { en: 'Request', ar: 'رقم العملية' },
  happened_at: { en: 'Time', ar: 'الوقت' },
  entity: { en: 'Record', ar: 'السجل' },
  entity_key: { en: 'Record ID', ar: 'رقم السجل' },
  action: { en: 'Action', ar: 'الإجراء' },
  evidence_no: { en: 'No.', ar: 'الرقم' },
  signed_at: { en: 'Signed at', ar: 'وقت التوقيع' },
  address_seen: { en: 'Address seen', ar: 'العنوان كما رآه الخادم' },
  address_reported: { en: 'Address reported', ar: 'العنوان كما أبلغ عنه المتصفح' },
  user_agent: { en: 'Browser', ar: 'المتصفح' },
  language: { en: 'Language shown', ar: 'لغة النص المعروض' },
  contract_text_sha256: { en: 'Text (SHA-256)', ar: 'النص (SHA-256)' },
  contract_terms_sha256: { en: 'Terms (SHA-256)', ar: 'الشروط (SHA-256)' },
  image_sha256: { en: 'Signature (SHA-256)', ar: 'التوقيع (SHA-256)' },
  previous_hash: { en: 'Previous hash', ar: 'البصمة السابقة' },
  hash: { en: 'Hash', ar: 'البصمة' },
  before: { en: 'Before', ar: 'قبل' },
  after: { en: 'After', ar: 'بعد' },
};

/** Headings that differ on one list's screen. */
const listHeadings: Readonly<Record<string, Headings>> = {
  merchants: { money_orders: { en: 'Money orders (JD)', ar: 'أموال الطلبات (د.أ)' } },
  // The delivery price is the company's revenue.
  profits: { delivery_price: { en: 'Company profit (JD)', ar: 'ربح الشركة (د.أ)' } },
  'monthly-expenses': { total_expenses: { en: 'Total (JD)', ar: 'الإجمالي (د.أ)' } },
  ledger: { account: { en: 'Balance', ar: 'الرصيد' }, admin_id: { en: 'By', ar: 'المسؤول' } },
};

/** Spreadsheets omit images. */
const left = new Set(['contract_file_client', 'contract_file_admin']);

/** A column of an export. */
export interface ExportColumn {
  name: string;
  heading: string;
  /** Translations of its values, if any. A map, because the engine caches property names for long. */
  words: ReadonlyMap<string, string> | undefined;
}

/** The exported columns of a list, with headings and translations in the language. */
export function exportColumns(list: ListDefinition, language: ResponseLanguage): ExportColumn[] {
  const own = listHeadings[list.name];
  return Object.keys(list.columns)
    .filter((name) => !left.has(name))
    .map((name) => ({
      name,
      heading: (own?.[name] ?? headings[name])?.[language] ?? name,
      words: valueTranslations[language][name],
    }));
}

/** Names without a heading; expected to be empty. */
export function withoutHeading(names: readonly string[]): string[] {
  return names.filter((name) => !left.has(name) && !headings[name]);
}
