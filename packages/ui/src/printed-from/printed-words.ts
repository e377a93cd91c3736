/** Translations of printed sheets, which load with their code. */
export const printedWords = {
  en: {
    at: 'Printed {{time}}',
    by: 'Printed {{time}} by {{person}}',
    page: 'Page {{page}} of {{pages}}',
    first: 'The first {{shown}} rows',
    firstOf: 'The first {{shown}} of {{total}} rows',
  },
  ar: {
    at: 'طُبع في ⁨{{time}}⁩',
    by: 'طبعه ⁨{{person}}⁩ في ⁨{{time}}⁩',
    page: 'صفحة {{page}} من {{pages}}',
    first: 'الصفوف الأولى: {{shown}}',
    firstOf: 'الصفوف الأولى: {{shown}} من {{total}}',
  },
};
