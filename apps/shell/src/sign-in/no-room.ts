const texts = {
  en: 'This browser has no room left for this site, so you cannot log in. Delete the data of this site in the settings of the browser, then try again.',
  ar: 'لم تبقَ في هذا المتصفح مساحة لبيانات هذا الموقع، فتعذّر تسجيل الدخول. احذف بيانات هذا الموقع من إعدادات المتصفح، ثم أعد المحاولة.',
};

/** @throws Error in the language of the page */
export function refuse(): never {
  throw new Error(document.documentElement.lang === 'ar' ? texts.ar : texts.en);
}
