import type { ContractTerms, ContractText, ContractWording } from './contract-text.ts';
import { writeAmount, writeDay, writeMonths } from './contract-values.ts';

export function contractTextAr(
  terms: ContractTerms,
  wording: ContractWording,
  hasRecord: boolean,
): ContractText {
  const day = (value: unknown) => writeDay(value, 'ar');
  const unit = wording === 1 ? 'دينار أردني' : 'د.أ';
  const money = (value: unknown) => `${writeAmount(value)} ${unit}`;
  return {
    title: 'عقد تقديم خدمات',
    reference: `عقد رقم ${terms.contract_id}، حُرّر بتاريخ ${day(terms.contract_date)}`,
    preamble: [
      `الطرف الأول (مزوّد الخدمة): مزوّد نظام «توصيل» لإدارة شركات التوصيل، ويمثّله ${terms.name_service}.`,
      `الطرف الثاني (العميل): ${terms.name_client}، شركة رقم ${terms.company_id}.`,
      'اتفق الطرفان، وهما بكامل الأهلية للتعاقد، على ما يلي:',
    ],
    articles: [
      {
        heading: 'المادة 1: موضوع العقد',
        paragraphs: [
          'يضع مزوّد الخدمة نظام «توصيل» لإدارة شركات التوصيل تحت تصرّف العميل لاستخدامه في إدارة أعماله.',
          ...(terms.activity ? [`النشاط المشمول بالخدمة: ${terms.activity}.`] : []),
        ],
      },
      {
        heading: 'المادة 2: مدة العقد',
        paragraphs: [
          `مدة الخدمة ${writeMonths(terms.service_months, 'ar')}، تبدأ بتاريخ ${day(terms.service_start_date)} وتنتهي بتاريخ ${day(terms.service_end_date)}.`,
        ],
      },
      {
        heading: 'المادة 3: القيمة والدفع',
        paragraphs: [
          `القيمة الإجمالية للخدمة ${money(terms.all_value_service)}.`,
          `قيمة الدفعة المستحقة حاليًا ${money(terms.payment_now_value)}، ويدفع العميل قيمة الخدمة شهريًا.`,
        ],
      },
      {
        heading: 'المادة 4: التأخر في الدفع',
        paragraphs: ['يحق لمزوّد الخدمة إيقاف الخدمة عند التأخر في الدفع، إلى حين تسديد المبلغ المستحق.'],
      },
      {
        heading: 'المادة 5: إنهاء العقد',
        paragraphs: [
          'يحق للعميل إنهاء هذا العقد قبل بداية شهر جديد بيوم أو يومين، شريطة تسديد جميع المستحقات حتى ذلك التاريخ.',
          'لا تترتب على العميل أي غرامة عن الفترات التي لم يستخدم فيها الخدمة.',
        ],
      },
      {
        heading: 'المادة 6: التوقيع',
        paragraphs: [
          `حُرّر هذا العقد باللغتين العربية والإنجليزية، ويوقّعه العميل إلكترونيًا من خلال مسؤول حسابه${hasRecord ? '، ويبيّن سجل التوقيع لغة النص الذي عُرض عند التوقيع' : ''}.`,
        ],
      },
    ],
  };
}
