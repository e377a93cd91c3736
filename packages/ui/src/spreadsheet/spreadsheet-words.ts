/** Translations of the choice of a file, which load with its code. */
export const spreadsheetWords = {
  en: {
    choose: 'Choose a file, or drop it here',
    reading: 'Reading the file...',
    kinds: 'Excel (.xlsx) or CSV, up to {{number}} rows',
    paste: 'Or paste rows from a spreadsheet',
    pasteHere: 'Click here and paste (Ctrl+V)',
    pasted: 'Pasted rows',
    tooLarge:
      'The file is too large. Files of up to 10 MB can be imported: split it, or remove pictures and other sheets.',
    tooManyRows: 'The file has more than {{number}} rows. Split it and import the parts.',
    protected:
      'The file is protected by a password. Remove the password in Excel, save it and choose it again.',
    broken:
      'The file cannot be read: it is damaged or incomplete. Open it in Excel, save it again and choose it again.',
    empty: 'The file has no rows.',
    unknownType: 'This kind of file cannot be imported. Save it in Excel as .xlsx or CSV.',
  },
  ar: {
    choose: 'اختر ملفًا أو اسحبه إلى هنا',
    reading: 'تجري قراءة الملف...',
    kinds: 'ملف Excel أو CSV، حتى {{number}} صف',
    paste: 'أو الصق صفوفًا من جدول',
    pasteHere: 'انقر هنا والصق',
    pasted: 'صفوف ملصقة',
    tooLarge: 'الملف كبير جدًا. يمكن استيراد ملفات حتى 10 ميغابايت: قسّمه، أو احذف منه الصور والأوراق الأخرى.',
    tooManyRows: 'في الملف أكثر من {{number}} صف. قسّمه واستورد أجزاءه.',
    protected: 'الملف محمي بكلمة مرور. أزل كلمة المرور في Excel واحفظه ثم اختره من جديد.',
    broken: 'تعذّرت قراءة الملف: إنه تالف أو غير مكتمل. افتحه في Excel واحفظه ثم اختره من جديد.',
    empty: 'لا صفوف في الملف.',
    unknownType: 'لا يمكن استيراد هذا النوع من الملفات. احفظه بصيغة Excel أو CSV.',
  },
};
