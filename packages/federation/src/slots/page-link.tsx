import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkTo, type LinkOptions } from '../links/page-address.ts';
import type { PageName } from '../links/page-filters.ts';
import { useExtensions } from './extensions-context.ts';

export type PageLinkProps<Name extends PageName> = LinkOptions<Name> & {
  page: Name;
  /** Whether the text is a name: it then remains as plain text when this console lacks the page. */
  isName?: boolean;
  children: ReactNode;
};

/** A link to a page of another feature; hidden when this console lacks the page. */
export function PageLink<Name extends PageName>(props: PageLinkProps<Name>) {
  const { page, isName, children, ...options } = props;
  const { hasPage } = useExtensions();
  if (!hasPage(`/${page}`)) return isName && children;
  return <Link to={linkTo(page, options)}>{children}</Link>;
}
