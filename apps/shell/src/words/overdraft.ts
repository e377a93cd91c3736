/** Translations of the question about an overdrawn cash box, which load with it. */
export const overdraft = {
  en: {
    title: 'There is not enough in the cash box',
    text: 'More is to be taken from the cash box than the books have in it. Check the amount, or count the cash box first.',
    before: 'In the cash box',
    taken: 'To be taken',
    after: 'Cash box after',
    confirm: 'Take it all the same',
  },
  ar: {
    title: 'لا يكفي ما في الصندوق',
    text: 'المبلغ المطلوب إخراجه أكثر مما هو مسجّل في الصندوق. تحقّق من المبلغ، أو اجرد الصندوق أولًا.',
    before: 'في الصندوق',
    taken: 'المطلوب إخراجه',
    after: 'الصندوق بعد ذلك',
    confirm: 'المتابعة رغم ذلك',
  },
};
