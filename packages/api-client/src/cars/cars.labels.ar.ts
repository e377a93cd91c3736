import type { DomainLabels } from '../description/labels.ts';
import type { car } from './car.entity.ts';
import type { carService } from './car-service.entity.ts';

/** Labels of cars in Arabic. */
export const carsLabels = {
  car: {
    fields: {
      car_id: 'رقم اللوحة',
      driver_id: 'رقم السائق',
      driver_name: 'السائق',
      company_id: 'رقم الشركة',
      type_car: 'النوع',
      model: 'الطراز',
      date_car_manufacture: 'تاريخ الصنع',
      date_car_service_start: 'بداية الخدمة',
    },
  },
  car_service: {
    fields: {
      service_id: 'رقم الصيانة',
      company_id: 'رقم الشركة',
      car_id: 'رقم اللوحة',
      serviced_on: 'تاريخ الصيانة',
      odometer: 'قراءة العدّاد (كم)',
      cost: 'التكلفة',
      description: 'الوصف',
    },
    texts: {
      title: 'صيانة السيارات',
      create: 'إضافة صيانة',
      editOne: 'تعديل الصيانة ⁨{{id}}⁩',
      search: 'ابحث بالرقم أو اللوحة أو الوصف',
      empty: 'لا توجد أعمال صيانة.',
      emptyHint: 'أضف أول صيانة لسيارة.',
      deleteQuestion: 'هل أنت متأكد من حذف الصيانة ⁨{{id}}⁩ للسيارة ⁨{{car}}⁩؟',
      created: 'تمت إضافة الصيانة بنجاح.',
      updated: 'تم تحديث الصيانة بنجاح.',
      deleted: 'تم حذف الصيانة بنجاح.',
      restored: 'تمت استعادة الصيانة بنجاح.',
    },
  },
} satisfies DomainLabels<typeof car | typeof carService>;
