/** Translations of printed sheets, which load with their code. */
export const printedWords = {
  en: {
    at: 'Printed {{time}}',
    by: 'Printed {{time}} by {{person}}',
    page: 'Page ',
    pages: ' of ',
  },
  ar: {
    at: 'طُبع في ⁨{{time}}⁩',
    by: 'طبعه ⁨{{person}}⁩ في ⁨{{time}}⁩',
    page: 'صفحة ',
    pages: ' من ',
  },
};
