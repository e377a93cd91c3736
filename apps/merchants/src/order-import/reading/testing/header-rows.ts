import { orderColumns, type OrderColumn } from '../column-rules.ts';

/** Column names as a courier or a shop writes them, what each should be, and orders below them where those decide. */
interface HeaderSample {
  from: string;
  names: string[];
  columns: (OrderColumn | undefined)[];
  /** Rows above the names. */
  above?: string[][];
  below?: string[][];
}

/** @param names Names, and after an equals sign what a column should be. */
function sample(from: string, names: string, rows: Pick<HeaderSample, 'above' | 'below'> = {}): HeaderSample {
  const pairs = names.split('|').map((pair) => pair.split('=').map((part) => part.trim()));
  return {
    from,
    names: pairs.map(([name = '']) => name),
    columns: pairs.map(([, wanted]) => orderColumns.find((column) => column === wanted)),
    ...rows,
  };
}

export const headerSamples: readonly HeaderSample[] = [
  sample(
    'a courier, Arabic',
    `رقم الطلب = merchant_order_id | اسم المستلم = name_customer | هاتف المستلم = phone_customer |
    المدينة = city_order | المنطقة = area_order | العنوان بالتفصيل = address_order |
    المبلغ المطلوب تحصيله = total_price | محتويات الشحنة = name_order | عدد القطع = pieces |
    ملاحظات = note`,
  ),
  sample(
    'a courier with both parties',
    `م | اسم المرسل = merchant_id | هاتف المرسل | اسم المرسل إليه = name_customer |
    هاتف المرسل إليه = phone_customer | هاتف آخر | المحافظة = city_order |
    عنوان المرسل إليه = address_order | قيمة التحصيل = total_price | أجور التوصيل |
    نوع البضاعة = name_order | الوزن`,
  ),
  sample(
    'a shop on Instagram',
    `الاسم = name_customer | رقم الهاتف = phone_customer | المحافظة = city_order | المنطقة = address_order |
    السعر شامل التوصيل = total_price | الطلب = name_order | ملاحظة = note`,
  ),
  sample(
    'a shop with a column "number"',
    `اسم الزبون = name_customer | الرقم = phone_customer | العنوان = address_order | السعر = total_price`,
    {
      below: [
        ['سلمى', '0791234567', 'عمان طبربور', '12'],
        ['نور', '0781234567', 'اربد', '15.5'],
      ],
    },
  ),
  sample(
    'a courier, English',
    `Order # = merchant_order_id | Consignee = name_customer | Receiver phone = phone_customer |
    City = city_order | Area = area_order | Address = address_order | Amount to collect = total_price |
    Description = name_order | No. of pieces = pieces | Remarks = note`,
  ),
  sample(
    'a courier, upper case',
    `REFERENCE NO = merchant_order_id | CONSIGNEE NAME = name_customer | CONSIGNEE MOBILE = phone_customer |
    CONSIGNEE MOBILE 2 | CONSIGNEE CITY = city_order | CONSIGNEE ADDRESS = address_order |
    COD = total_price | GOODS DESCRIPTION = name_order | PCS = pieces | WEIGHT |
    SPECIAL INSTRUCTIONS = note`,
  ),
  sample(
    'both languages in a cell',
    `رقم المرجع / Reference = merchant_order_id | اسم المستلم / Receiver Name = name_customer |
    رقم الموبايل / Mobile = phone_customer | المدينة / City = city_order |
    العنوان / Address = address_order | مبلغ التحصيل / COD Amount = total_price | ملاحظات / Notes = note`,
  ),
  sample(
    'names of this product, Arabic',
    `رقم الطلب = merchant_order_id | رقم التاجر = merchant_id | التاجر | رقم السائق |
    اسم الطلب = name_order | اسم المتجر | المدينة = city_order | العنوان = address_order |
    العميل = name_customer | الهاتف = phone_customer | الحالة | السعر الإجمالي = total_price |
    طريقة الدفع = type_payment | تاريخ الطلب | موعد التسليم المطلوب = date_order_delivery_customer |
    ملاحظة = note | رمز الطرد = parcel_code | عدد القطع = pieces`,
  ),
  sample(
    'names of this product, English',
    `Order ID = merchant_order_id | Merchant ID = merchant_id | Merchant | Order name = name_order |
    City = city_order | Address = address_order | Customer = name_customer | Phone = phone_customer |
    Status | Total price = total_price | Payment type = type_payment | Order date |
    Requested delivery date = date_order_delivery_customer | Note = note | Parcel code = parcel_code |
    Pieces = pieces`,
  ),
  sample(
    'names of the API',
    `merchant_order_id = merchant_order_id | merchant_id = merchant_id | name_order = name_order |
    city_order = city_order | address_order = address_order | name_customer = name_customer |
    phone_customer = phone_customer | total_price = total_price | type_payment = type_payment |
    date_order_delivery_customer = date_order_delivery_customer | note = note | parcel_code = parcel_code |
    pieces = pieces`,
  ),
  sample(
    'titles above',
    `ت | الزبون = name_customer | موبايل = phone_customer | المحافظة = city_order |
    العنوان = address_order | المبلغ = total_price | التاريخ = date_order_delivery_customer`,
    {
      above: [
        ['كشف طلبات يوم السبت', '', '', '', '', '', ''],
        ['متجر الياسمين', '', '', '', '', '', '0790000001'],
      ],
    },
  ),
  sample(
    'groups above, Arabic',
    `الاسم = merchant_id | الهاتف | الاسم = name_customer | الهاتف = phone_customer | المدينة = city_order |
    العنوان = address_order | المبلغ = total_price | المحتوى = name_order`,
    { above: [['المرسل', '', 'المستلم', '', '', '', 'الشحنة', '']] },
  ),
  sample(
    'groups above, English, some names in the upper row',
    ` = merchant_order_id | Name = name_customer | Phone = phone_customer | Address = address_order |
     = note`,
    { above: [['Order No.', 'Receiver', '', '', 'Notes']] },
  ),
  sample(
    'a row in each language',
    `Name = name_customer | Mobile = phone_customer | City = city_order | Address = address_order |
    Amount = total_price`,
    { above: [['الاسم', 'موبايل', 'المدينة', 'العنوان', 'المبلغ']] },
  ),
  sample(
    'a Shopify export',
    `Name = merchant_order_id | Email | Financial Status | Paid at | Currency | Subtotal | Shipping |
    Total = total_price | Created at | Lineitem quantity | Lineitem name = name_order | Billing Name |
    Shipping Name = name_customer | Shipping Address1 = address_order | Shipping City = city_order |
    Shipping Phone = phone_customer | Notes = note | Payment Method = type_payment`,
    {
      below: ['1001', '1004', '1007'].map((number) => [
        `#${number}`,
        'a@example.com',
        'pending',
        '',
        'JOD',
        '20.00',
        '3.00',
        '23.00',
        '2026-11-20 10:00:00 +0300',
        '1',
        'Shoes',
        'Salma',
        'Salma',
        'University Street',
        'Amman',
        '0791234567',
        '',
        'Cash on Delivery (COD)',
      ]),
    },
  ),
  sample(
    'a WooCommerce export',
    `Order Number = merchant_order_id | Order Status | Order Date | Customer Note = note |
    First Name (Shipping) = name_customer | Last Name (Shipping) | Address 1&2 (Shipping) = address_order |
    City (Shipping) = city_order | Phone (Billing) = phone_customer | Payment Method Title = type_payment |
    Order Total Amount = total_price | Quantity = pieces | Item Name = name_order | SKU`,
  ),
  sample(
    'words of the street',
    `اسم الزبونة = name_customer | تلفون = phone_customer | تلفون ثاني | مكان التوصيل = address_order |
    الحساب = total_price | شو الطلب = name_order`,
  ),
  sample(
    'a pharmacy',
    `رقم الفاتورة = merchant_order_id | اسم العميل = name_customer | رقم الجوال = phone_customer | الحي = area_order |
    المدينة = city_order | اسم الشارع = address_order | قيمة الفاتورة = total_price |
    طريقة السداد = type_payment`,
  ),
  sample(
    'a courier by waybill',
    `رقم البوليصة = merchant_order_id | المتجر = merchant_id | المستلم = name_customer |
    رقم المستلم = phone_customer | الوجهة = city_order | عنوان المستلم = address_order |
    قيمة البوليصة = total_price | عدد الطرود = pieces | وصف الشحنة = name_order`,
  ),
  sample(
    'delivery charged apart',
    `رقم الاوردر = merchant_order_id | العميل = name_customer | الموبايل = phone_customer |
    العنوان = address_order | سعر المنتج | سعر التوصيل | الإجمالي = total_price | المنتجات = name_order`,
  ),
  sample(
    'a marketplace',
    `order_reference = merchant_order_id | store_id = merchant_id | recipient_name = name_customer |
    recipient_phone = phone_customer | recipient_city = city_order |
    recipient_street_address = address_order | cod_amount = total_price | payment_method = type_payment |
    package_count = pieces | delivery_date = date_order_delivery_customer | barcode = parcel_code |
    comments = note`,
  ),
  sample(
    'an agent of a Chinese shop',
    `AWB = merchant_order_id | Shipper = merchant_id | Shipper Tel | Receiver = name_customer |
    Tel = phone_customer | Tel 2 | Receiver Province | Receiver City = city_order |
    Receiver Detailed Address = address_order | Items = name_order | Declared Value |
    COD Amount (JOD) = total_price`,
  ),
  sample(
    'diacritics, tatweel, other letters',
    `إسـم المُستلم = name_customer | رقم التليفون = phone_customer | المدينه = city_order |
    العنــوان = address_order | القيمه = total_price | الملاحظات = note`,
  ),
  sample(
    'an area without a city',
    `الاسم الكامل = name_customer | رقم التواصل = phone_customer | المنطقة = city_order |
    العنوان التفصيلي = address_order | المبلغ المطلوب = total_price | تفاصيل الطلب = name_order`,
  ),
  sample(
    'city and area in one column',
    `Customer name = name_customer | Contact number = phone_customer | المدينة والمنطقة = city_order |
    Full address = address_order | Price = total_price | Product = name_order | Qty = pieces`,
  ),
  sample(
    'a bookshop',
    `المرجع = merchant_order_id | اسم صاحب الطلب = name_customer | هاتف = phone_customer | واتساب |
    مدينة التوصيل = city_order | عنوان التوصيل = address_order | عدد الكتب = pieces |
    قيمة الطلب = total_price | تاريخ التوصيل = date_order_delivery_customer`,
  ),
  sample(
    'a shop with dates',
    `تاريخ الطلب | تاريخ التسليم = date_order_delivery_customer | اسم الزبون = name_customer |
    خلوي = phone_customer | المحافظة = city_order | أقرب معلم = address_order |
    المبلغ الكلي = total_price | الدفع = type_payment`,
  ),
  sample(
    'empty and unknown names',
    ` = phone_customer | الاسم = name_customer | العنوان = address_order | كم = total_price | xyz`,
    {
      below: [
        ['790123456', 'سلمى', 'عمان', '12.5', 'أ'],
        ['781234567', 'نور', 'اربد', '9', 'ب'],
      ],
    },
  ),
  sample(
    'a form on the web',
    `Timestamp | What is your name? = name_customer | Your mobile number = phone_customer |
    Which city do you live in? = city_order | Delivery address = address_order |
    What would you like to order? = name_order | How will you pay? = type_payment`,
  ),
  sample(
    'abbreviations',
    `س | ط = merchant_order_id | ز = name_customer | هـ = phone_customer | ع = address_order |
    د = total_price`,
  ),
];

/** Samples that are not wholly mapped, by where they are from. */
export const knownMisses: ReadonlySet<string> = new Set(['abbreviations']);
