/**
 * The exports of zod/mini that the product's schemas use, listed like those of the router: one copy of the parser in the
 * shell, none in the features. Lint limits `z.name` in apps and packages to these names.
 */
export {
  array,
  boolean,
  config,
  email,
  enum,
  int,
  literal,
  looseObject,
  maxLength,
  maximum,
  minLength,
  minimum,
  nullable,
  number,
  object,
  optional,
  overwrite,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  trim,
  union,
  unknown,
} from 'zod/v4/mini';
