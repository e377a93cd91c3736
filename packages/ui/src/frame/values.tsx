import { useFormat, type Currency } from '@tawseel/i18n';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { amountOf } from './amount.ts';

const Amount = styled.bdi`
  white-space: nowrap;

  /* The space of a third decimal, so that all decimal points are under each other: always in a table, whose other rows come
     later; elsewhere only beside an amount that has one. */
  td[data-figures] & > [data-decimals='2'],
  dl:has([data-decimals='3']) & > [data-decimals='2'] {
    padding-inline-end: 1ch;
  }

  &[data-negative] {
    color: ${tokens.color.red};
  }

  small {
    font-size: 0.85em;
    font-weight: 500;
    color: ${tokens.color.muted};
  }
`;

export interface MoneyProps {
  /** Amount in JD; another value is shown as it is. */
  value: unknown;
  /** Unit after the amount; `none` if a heading already names it. */
  unit?: Currency | 'none';
  /** Adds a plus sign to amounts above 0, for changes. */
  isSigned?: boolean;
}

/** An amount and its unit, isolated from the surrounding text; red with a minus sign below 0. */
export function Money({ value, unit = 'JD', isSigned = false }: MoneyProps) {
  const format = useFormat();
  if (value == null) return null;
  if (typeof value !== 'number') return <bdi>{format.amount(value)}</bdi>;
  const { text, decimals, isNegative } = amountOf(value, format, isSigned);
  return (
    <Amount data-amount data-negative={isNegative || undefined}>
      <bdi dir="ltr" data-decimals={decimals}>
        {text}
      </bdi>
      {unit !== 'none' && <small>{`\u00A0${format.unit(unit)}`}</small>}
    </Amount>
  );
}

/** An id, phone number or date: isolated and left to right, also in Arabic. */
export function Ltr({ children }: { children: ReactNode }) {
  return (
    <bdi dir="ltr" data-unbroken>
      {children}
    </bdi>
  );
}

/**
 * A text with isolated names: each part that a translation puts between U+2068 and U+2069, as `\\u2068{{name}}\\u2069`,
 * becomes a `bdi` element, so that text read aloud or copied contains no control characters.
 */
export function Sentence({ text }: { text: string }) {
  // Every second part is between two marks.
  // oxlint-disable-next-line react/no-array-index-key -- the parts have no other identity than their position
  return text.split(/[\u2068\u2069]/).map((part, at) => (at % 2 === 1 ? <bdi key={at}>{part}</bdi> : part));
}

/** A keyboard key. */
export const Kbd = styled.kbd`
  padding: 3px 5px;
  border: 1px solid ${tokens.color.line};
  border-radius: 4px;
  background: ${tokens.color.sunken};
  color: ${tokens.color.faint};
  font: 0.6875rem/1 ${tokens.font.mono};

  &:lang(ar) {
    line-height: 1.7;
  }
`;
