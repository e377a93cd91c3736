import type { ContractLanguage } from '@tawseel/api-client/contract-text';

/** Translations of the document in its own language, which may differ from the page's. */
export interface DocumentWords {
  provider: string;
  client: string;
  signatureOf: (name: string) => string;
  unsigned: string;
  stampOf: (name: string) => string;
  companyNumber: (id: string) => string;
  system: string;
  /** Texts of the printed footer: before the sheet's number, and before the number of sheets. */
  sheet: (id: string) => [string, string];
  record: {
    title: string;
    about: string;
    code: string;
    contract: string;
    number: string;
    signedAt: string;
    signedBy: string;
    addressSeen: string;
    addressReported: string;
    device: string;
    language: string;
    languages: Record<ContractLanguage, string>;
    textHash: string;
    imageHash: string;
    hash: string;
    previousHash: string;
    missing: string;
    failed: string;
    waiting: string;
  };
}

const en: DocumentWords = {
  provider: 'First party: the Service Provider',
  client: 'Second party: the Client',
  signatureOf: (name) => `Signature of ${name}`,
  unsigned: 'Not signed yet',
  stampOf: (name) => `Stamp of ${name}`,
  companyNumber: (id) => `Company ${id}`,
  system: 'Delivery management',
  sheet: (id) => [`Contract no. ${id}, page `, ' of '],
  record: {
    title: 'Signing record',
    about:
      "A simple electronic signature. The hashes show whether the text, the signature or this record has changed since signing. They do not prove the signer's identity beyond the account that was signed in.",
    code: 'Code',
    contract: 'Contract no.',
    number: 'Record no.',
    signedAt: 'Signed at',
    signedBy: 'Signed by administrator',
    addressSeen: 'IP address seen by the server',
    addressReported: 'IP address reported by the browser',
    device: 'Browser',
    language: 'Language shown',
    languages: { en: 'English', ar: 'Arabic' },
    textHash: 'SHA-256 of the text',
    imageHash: 'SHA-256 of the signature',
    hash: 'SHA-256 of this record',
    previousHash: 'SHA-256 of the previous record',
    missing: 'This contract has no signing record.',
    failed: 'The signing record could not be loaded.',
    waiting: 'Loading the signing record...',
  },
};

const ar: DocumentWords = {
  provider: 'الطرف الأول: مزوّد الخدمة',
  client: 'الطرف الثاني: العميل',
  signatureOf: (name) => `توقيع ${name}`,
  unsigned: 'لم يُوقّع بعد',
  stampOf: (name) => `ختم ${name}`,
  companyNumber: (id) => `شركة رقم ${id}`,
  system: 'إدارة شركات التوصيل',
  sheet: (id) => [`عقد رقم ${id}، صفحة `, ' من '],
  record: {
    title: 'سجل التوقيع',
    about:
      'توقيع إلكتروني عادي. تُظهر البصمات ما إذا كان النص أو التوقيع أو هذا السجل قد تغيّر بعد التوقيع، ولا تثبت هوية الموقّع بما يتجاوز تسجيل الدخول إلى النظام.',
    code: 'الرمز',
    contract: 'رقم العقد',
    number: 'رقم السجل',
    signedAt: 'وقت التوقيع',
    signedBy: 'المسؤول الموقّع',
    addressSeen: 'عنوان IP كما رآه الخادم',
    addressReported: 'عنوان IP كما أبلغ عنه المتصفح',
    device: 'المتصفح',
    language: 'لغة النص المعروض',
    languages: { en: 'الإنجليزية', ar: 'العربية' },
    textHash: 'بصمة النص (SHA-256)',
    imageHash: 'بصمة التوقيع (SHA-256)',
    hash: 'بصمة هذا السجل (SHA-256)',
    previousHash: 'بصمة السجل السابق (SHA-256)',
    missing: 'لا يوجد سجل توقيع لهذا العقد.',
    failed: 'تعذّر تحميل سجل التوقيع.',
    waiting: 'جارٍ تحميل سجل التوقيع...',
  },
};

export const documentWords: Record<ContractLanguage, DocumentWords> = { en, ar };
