import { useLocation } from 'react-router-dom';
import { LinkButton, type LinkButtonProps } from '../button/button.tsx';
import { visitFrom } from './visit.ts';

export interface VisitButtonProps extends Omit<LinkButtonProps, 'state'> {
  /** The dialog that the page opens at once, as the page names it. */
  opens?: string | undefined;
}

/** A link to a page that returns here when the one thing that it is visited for is done. */
export function VisitButton({ opens, ...rest }: VisitButtonProps) {
  return <LinkButton {...rest} state={visitFrom(useLocation(), opens)} />;
}
