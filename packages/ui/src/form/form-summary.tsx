import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldValues } from 'react-hook-form';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';

/** Fields, and their summary beside them where there is room. */
export const Beside = styled.div`
  display: grid;
  align-items: start;
  gap: 20px;

  > aside {
    padding: 14px 16px;
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.sunken};
  }

  > aside dl {
    column-gap: 12px;
  }

  @media (width >= 56.25rem) {
    grid-template-columns: minmax(0, 1fr);

    &:has(> aside) {
      grid-template-columns: minmax(0, 1fr) 17.5rem;
    }

    /* Longer fields scroll past it. */
    > aside {
      position: sticky;
      inset-block-start: 0;
    }
  }
`;

interface FormSummaryProps<Output> {
  control: Control<FieldValues, unknown, Output>;
  children: (values: Readonly<Record<string, unknown>>) => ReactNode;
}

/** Summary of a form's current values, shown before it is saved. */
export function FormSummary<Output>({ control, children }: FormSummaryProps<Output>) {
  return <aside>{children(useWatch({ control }))}</aside>;
}
