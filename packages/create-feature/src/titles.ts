/** Titles of a new feature as a person gives them. */
export interface GivenTitles {
  en?: string | undefined;
  ar?: string | undefined;
}

/**
 * Checks the titles: the console is shown in both languages, and no Arabic title can be derived from a name.
 *
 * @throws Error of one sentence.
 */
export function checkTitles({ en, ar }: GivenTitles): { en?: string | undefined; ar: string } {
  if (en?.trim() === '') throw new Error('--en needs a text, such as --en "Order tracking".');
  if (!ar || !/\p{Script=Arabic}/u.test(ar))
    throw new Error('Give the Arabic title of the feature, such as --ar "تتبّع الطلبات".');
  return { en, ar };
}
