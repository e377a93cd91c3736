import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.ts';

const Root = styled.section`
  padding: 20px;
  background: ${tokens.color.surface};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.medium};
  box-shadow: ${tokens.shadow.low};

  > h2 {
    margin-block-end: 14px;
    font-size: 0.9375rem;
    font-weight: 600;
  }

  ${media.phone} {
    padding: 16px;
  }

  ${media.print} {
    box-shadow: none;
    break-inside: avoid;
  }
`;

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Heading of the card. */
  title?: ReactNode;
}

/** Raised surface that groups related content. */
export function Card({ title, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={title ? id : undefined} {...rest}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </Root>
  );
}

/** One wrapping line of controls: search first, `ResultCount` last. */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-end: 12px;

  /* A sheet tells how its rows were chosen, and how many of them it has. */
  ${media.print} {
    > :not([data-set], [aria-live]) {
      display: none;
    }
  }
`;
