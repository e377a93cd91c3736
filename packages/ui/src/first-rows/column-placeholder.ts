/** Stands for the name of a column or filter in a text of the templates. */
export const columnPlaceholder = '{column}';
