/**
 * The part of zod/mini that the product's schemas use, shared trimmed as the router is: one copy of the parser in the
 * shell, none in the features. Lint keeps every `z.name` of apps and packages to the names here.
 */
export {
  array,
  boolean,
  config,
  email,
  enum,
  int,
  literal,
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
