import type { DomainLabels } from '../description/labels.ts';
import type { city } from './city.entity.ts';

/** Labels of cities in Arabic. */
export const citiesLabels = {
  city: {
    fields: {
      company_id: 'رقم الشركة',
      country: 'الدولة',
      city: 'المدينة',
      delivery_type: 'نوع التوصيل',
      delivery_price: 'سعر التوصيل',
      return_price: 'سعر الإرجاع',
      date_time: 'تاريخ الإنشاء',
      driver1_id: 'السائق الأول',
      driver1_name: 'اسم السائق الأول',
      driver2_id: 'السائق الثاني',
      driver2_name: 'اسم السائق الثاني',
      driver3_id: 'السائق الثالث',
      driver3_name: 'اسم السائق الثالث',
    },
  },
} satisfies DomainLabels<typeof city>;
