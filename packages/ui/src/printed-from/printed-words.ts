/** Translations of printed sheets, which load with their code. */
export const printedWords = {
  en: {
    at: 'Printed {{time}}',
    by: 'Printed {{time}} by {{person}}',
    page: 'Page {{page}} of {{pages}}',
  },
  ar: {
    at: 'طُبع في ⁨{{time}}⁩',
    by: 'طبعه ⁨{{person}}⁩ في ⁨{{time}}⁩',
    page: 'صفحة {{page}} من {{pages}}',
  },
};
