/** Texts of the markup that are replaced in the browser: each is the whole text of an element. */
export const placeholders = {
  section: '{section}',
  title: '{title}',
  name: '{name}',
  detail: '{detail}',
} as const;

/** Variants of the markup, by the value of their attribute `data-skeleton`. */
export type SkeletonVariant = 'signed-in' | 'signed-out' | 'list' | 'page' | 'untitled';
