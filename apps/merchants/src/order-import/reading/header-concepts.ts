import { foldText } from '@tawseel/i18n/text';

/** Wordings of what the name of a column may speak of. Their order, spelling forms and the Arabic article do not matter. */
const wordings = {
  receiver: `مستلم, مستلمة, مستقبل, زبون, زبونة, زبائن, عميل, عميلة, مشتري, consignee, receiver, recipient,
    customer, client, buyer, shipping name, shipping phone, shipping city, shipping street, shipping address, shipping address1,
    name shipping, phone shipping, city shipping, address shipping, ship to, deliver to`,
  sender: 'مرسل, شاحن, sender, shipper, consignor, pickup, from, استلام من',
  merchant: 'تاجر, متجر, محل, بائع, merchant, shop, store, seller, vendor',
  phone: `هاتف, تلفون, تليفون, موبايل, موبيل, جوال, خلوي, خليوي, محمول, phone, phones, mobile, tel, telephone, cell, cellphone, gsm,
    phone1, mobile1, msisdn`,
  contact: 'تواصل, اتصال, contact',
  whatsapp: 'واتساب, واتس, whatsapp',
  name: 'اسم, اسماء, name, full name, fullname, contact person',
  first: 'first, اول',
  city: 'مدينة, city, town, city name',
  governorate: 'محافظة, governorate, province, state',
  destination: 'وجهة, جهة, destination',
  area: 'منطقة, حي, الحي, لواء, قرية, area, region, zone, district, neighborhood, neighbourhood',
  address: 'عنوان, address, address1, addr, سكن',
  street: 'شارع, street',
  location: 'موقع, مكان, لوكيشن, location',
  landmark: 'معلم, علامة مميزة, landmark',
  detail: 'تفصيل, تفصيلي, تفاصيل, مفصل, كامل, full, detailed, details, detail, line, 1, complete',
  amount: `مبلغ, سعر, قيمة, ثمن, حساب, مجموع, اجمالي, نقدا, amount, price, value, total, sum, grand total`,
  collect:
    'تحصيل, تحصيله, محصل, مطلوب, كاش, cod, collect, collected, collection, cash, cash on delivery, due',
  inclusive: 'شامل, شاملة, مع, مشمول, كامل, including, inclusive, incl, with',
  total: 'اجمالي, مجموع, كلي, total, grand total',
  fee: `رسوم, اجور, اجرة, عمولة, كلفة, تكلفة, ضريبة, خصم, صافي, تامين, بدون, مدفوع, fee, fees, charge, charges, cost, tax, taxes, vat,
    discount, net, subtotal, insurance, declared, paid, excluding, refunded, outstanding`,
  delivery: 'توصيل, تسليم, شحن, delivery, deliver, shipping',
  date: 'تاريخ, موعد, يوم, date, day',
  planned: 'مطلوب, متوقع, مفضل, requested, expected, scheduled, preferred, due',
  made: 'انشاء, اغلاق, استلام, ادخال, طلب, creation, created, order, pickup, end, entry, invoice',
  payment: 'دفع, تسديد, سداد, payment, pay',
  type: 'نوع, طريقة, اسلوب, وسيلة, type, method, mode',
  order: 'طلب, طلبية, طلبيه, اوردر, order, orders',
  number: 'رقم, كود, رمز, معرف, number, no, num, nr, id, code, ارقام',
  reference: 'مرجع, مرجعي, reference, ref, refno',
  invoice: 'فاتورة, invoice, bill, وصل',
  shipment: 'شحنة, شحنات, shipment, consignment',
  tracking: 'بوليصة, تتبع, awb, waybill, tracking, hawb',
  parcel: 'طرد, parcel, package, box, carton, sticker, label, ملصق',
  barcode: 'باركود, barcode, qr',
  piece: 'قطع, طرود, pieces, piece, pcs, parcels, packages, pkgs, boxes, items count',
  count: 'عدد, count, no of, number of, qty of',
  quantity: 'كمية, quantity, qty, عدد',
  contents: `محتوى, محتويات, بضاعة, منتج, منتجات, صنف, اصناف, سلعة, وصف, مشتريات, contents, content, goods, item, items, product,
    products, lineitem name, description, commodity, article`,
  note: 'ملاحظة, ملاحظات, تعليمات, تعليقات, note, notes, remark, remarks, comment, comments, instruction, instructions',
  second: `ثاني, ثانية, اخر, اخرى, بديل, بديلة, احتياطي, اضافي, second, secondary, alternative, alternate, alt, other, another, backup,
    additional, phone2, mobile2, address2`,
  none: `ايميل, بريد, بريد الكتروني, email, mail, e mail, سائق, مندوب, driver, courier, وزن, weight, حجم, ابعاد, dimensions, size, حالة, status,
    دولة, بلد, country, زمني, رمز بريدي, zip, postcode, postal, sku, last, surname, عائلة, شركة, company, financial, lineitem quantity,
    created, paid at, fulfilled, fulfillment, cancelled, updated, currency, عملة, خط طول, خط عرض, lat, lng, latitude, longitude, نسبة, خدمة,
    service, مسلسل, تسلسل, serial, s n, سبب, reason, توقيع, signature, attributes, collector, وقت, time, رابط, link, url`,
};

/** A thing that the name of a column mentions. */
export type Concept = keyof typeof wordings;

/** A wording as it is compared, with a space on either side. */
function comparable(text: string): string {
  const words = foldText(text)
    .replace(/[#№]/g, ' number ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/^(?:[وبلف]?ال|لل)(?=.{3})/, ''));
  return ` ${words.join(' ').replace(/مرسل (?:اليه|اليها|له)(?= |$)|صاحب طلب/g, 'مستلم')} `;
}

function isConcept(name: string): name is Concept {
  return name in wordings;
}

const concepts = Object.entries(wordings).flatMap(([concept, list]) =>
  isConcept(concept) ? [{ concept, wordings: list.split(',').map(comparable) }] : [],
);

/** Names of a column that only numbers its rows. */
const rowNumbers = new Set([' م ', ' ت ', ' number ', ' n ', ' sr ']);

/** Returns the things that the name of a column mentions; none for an unknown or a general name. */
export function conceptsOf(header: string): ReadonlySet<Concept> {
  const text = comparable(header);
  if (rowNumbers.has(text) && !/number/i.test(header)) return new Set(['none']);
  const found = new Set<Concept>();
  for (const { concept, wordings } of concepts)
    if (wordings.some((wording) => text.includes(wording))) found.add(concept);
  if (/[^1] 2 /.test(text)) found.add('second');
  return found;
}
