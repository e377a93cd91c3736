import { Card, tokens, type CardProps } from '@tawseel/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Figure } from './figures.ts';
import { Sparkline } from './sparkline.tsx';
import { written } from './written.tsx';

const Root = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  transition: border-color ${tokens.motion};

  &:hover {
    border-color: ${tokens.color.lineStrong};
  }

  &[data-main] {
    border-color: color-mix(in srgb, ${tokens.color.accent} 55%, ${tokens.color.line});
    background: linear-gradient(${tokens.color.accentSoft}, ${tokens.color.surface} 62%);
  }

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    color: ${tokens.color.accentStrong};
  }

  a:focus-visible {
    border-radius: 4px;
  }

  /* As high in both languages. */
  > h2 {
    min-block-size: 1.4375rem;
    margin-block-end: 2px;
    font-size: 0.8125rem;
    font-weight: 500;
    color: ${tokens.color.muted};
  }

  /* The whole card links to the screen of its large number; the lines below link to their own. */
  > h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Value = styled.p`
  font-size: 1.75rem;
  line-height: 2.5rem;
  font-weight: 600;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  [dir='rtl'] & {
    letter-spacing: 0;
  }

  /* Arabic units would else make the line taller than a line without one. */
  && * {
    line-height: 1;
  }

  small {
    font-size: 0.9375rem;
    letter-spacing: 0;
  }

  &[data-tone='attention'] {
    color: ${tokens.color.red};
  }
`;

const Lines = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 12px;
  margin-block-start: 9px;
  padding-block-start: 9px;
  border-block-start: 1px solid ${tokens.color.line};
  font-size: 0.8125rem;

  > div {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
  }

  dt {
    min-inline-size: 0;
    overflow: clip;
    overflow-clip-margin: 3px;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${tokens.color.muted};
  }

  /* On the right in both directions: the decimals of amounts align there. */
  dd {
    text-align: end;
    flex: none;
    font-weight: 600;
  }

  [dir='rtl'] & dd {
    text-align: start;
  }

  a {
    position: relative;
    display: inline-block;
    min-block-size: 1.5rem;
  }
`;

interface FigureLine {
  label: string;
  value: Figure;
  to: string;
}

interface FigureCardProps extends Omit<CardProps, 'title'> {
  label: string;
  value: Figure;
  /** The screen that explains the number. */
  to: string;
  /** Formats of the large number and of those in the lines. */
  write: (value: number) => ReactNode;
  writeLine: (value: number) => ReactNode;
  lines: readonly FigureLine[];
  isMain: boolean;
  /** Colours a number above 0. */
  isAttention: boolean;
  /** Numbers of the last days, oldest first, with their description. */
  trend?: { values: readonly number[]; label: string } | undefined;
}

/** A figure of the company with its periods; each number links to the screen that explains it. */
export function FigureCard(props: FigureCardProps) {
  const { label, value, to, write, writeLine, lines, isMain, isAttention, trend, ...rest } = props;
  return (
    <Root title={<Link to={to}>{label}</Link>} data-main={isMain || undefined} {...rest}>
      <Value data-tone={isAttention && value ? 'attention' : undefined}>{written(value, write, '6ch')}</Value>
      {lines.length > 0 && (
        <Lines>
          {lines.map((line) => (
            <div key={`${line.label} ${line.to}`}>
              <dt>
                <Link to={line.to}>{line.label}</Link>
              </dt>
              <dd>{written(line.value, writeLine, '7ch')}</dd>
            </div>
          ))}
        </Lines>
      )}
      {trend && <Sparkline {...trend} />}
    </Root>
  );
}
